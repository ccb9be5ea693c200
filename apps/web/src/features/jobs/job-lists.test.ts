import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A closed job is neither sponsored nor new; the page of one job is no list. */
const exceptions = ["saved-jobs/saved-view.tsx", "jobs/job-view.tsx"];

test("every component that lists jobs shows the mark that says a job is sponsored", () => {
  const root = new URL("..", import.meta.url).pathname;
  const lists = globSync("**/*.tsx", { cwd: root }).filter((file) => {
    const source = readFileSync(root + file, "utf8");
    const listsJobs = /\b(?:JobSummary|SavedJob)\b/.test(source) && source.includes("<JobTitle");
    return listsJobs && !file.includes(".test.") && !exceptions.includes(file);
  });
  expect(lists.length).toBeGreaterThanOrEqual(4);
  expect(lists.filter((file) => !readFileSync(root + file, "utf8").includes("<JobMark"))).toEqual([]);
});
