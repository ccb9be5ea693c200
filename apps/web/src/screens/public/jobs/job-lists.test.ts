import { globSync, readFileSync } from "node:fs";
import { sponsoredLabels } from "@orbita/contract/job-posts/sponsored";
import { expect, test } from "vitest";

/**
 * Files that show a job title without the sponsored mark: pages of a single job, a person's own applications, and the editor.
 * The list also has files that show closed jobs, which cannot be sponsored.
 */
const exceptions = [
  // Renders the mark in `CardEnd`.
  "domain/fits/fits-block.tsx",
  "screens/public/jobs/apply/apply-form.tsx",
  "screens/public/jobs/job-detail.tsx",
  "screens/public/jobs/job-view.tsx",
  "screens/public/saved/saved-view.tsx",
  "screens/space/job-editor/job-post-editor.tsx",
  "screens/space/job-editor/preview-card.tsx",
  "screens/talent/applications/application-detail.tsx",
  "screens/talent/applications/application-list.tsx",
  "screens/talent/fits/fit-detail.tsx",
];
const root = new URL("../../../", import.meta.url).pathname;
const sourceOf = (file: string) => readFileSync(root + file, "utf8");
const sources = globSync("**/*.{ts,tsx}", { cwd: root }).filter((file) => !file.includes(".test."));

test("every component that lists job titles renders the sponsored mark", () => {
  const titles = sources.filter((file) => /<JobTitle[\s/>]/.test(sourceOf(file)));
  const lists = titles.filter((file) => !exceptions.includes(file));
  expect(lists.length).toBeGreaterThanOrEqual(5);
  expect(lists.filter((file) => !sourceOf(file).includes("<JobMark"))).toEqual([]);
});

test("only count-jobs.ts and find-jobs.ts search for jobs, and find-jobs.ts requests the sponsored field", () => {
  const asking = sources.filter((file) => /jobPosts\.search\(/.test(sourceOf(file)));
  expect(asking.toSorted()).toEqual(["domain/job-posts/public/find-jobs.ts", "screens/public/jobs/count-jobs.ts"]);
  expect(sourceOf("domain/job-posts/public/find-jobs.ts")).toContain('"sponsored"');
});

test("the sponsored label of mails and feeds equals the label in the web app's Italian catalogue", () => {
  const catalogue = readFileSync(root + "locales/public/it.po", "utf8");
  expect(catalogue).toContain(`msgid "${sponsoredLabels.en}"\nmsgstr "${sponsoredLabels.it}"`);
});
