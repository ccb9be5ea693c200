import { globSync, readFileSync } from "node:fs";
import { sponsoredLabels } from "@orbita/contract/job-posts/sponsored";
import { expect, test } from "vitest";

/** Exempt: pages of a single job, a person's own applications, the editor, and closed jobs, which cannot be sponsored. */
const exceptions = [
  "applications/application-detail.tsx",
  "applications/application-list.tsx",
  "apply/apply-form.tsx",
  "job-editor/job-post-editor.tsx",
  "job-editor/preview-page.tsx",
  "jobs/job-detail.tsx",
  "jobs/job-view.tsx",
  "saved-jobs/saved-view.tsx",
];
const root = new URL("..", import.meta.url).pathname;
const sourceOf = (file: string) => readFileSync(root + file, "utf8");
const sources = globSync("**/*.{ts,tsx}", { cwd: root }).filter((file) => !file.includes(".test."));

test("every component that lists jobs renders the sponsored mark", () => {
  const titles = sources.filter((file) => sourceOf(file).includes("<JobTitle"));
  const lists = titles.filter((file) => !exceptions.includes(file));
  expect(lists.length).toBeGreaterThanOrEqual(5);
  expect(lists.filter((file) => !sourceOf(file).includes("<JobMark"))).toEqual([]);
});

test("job rows are searched in one place, which requests the sponsored field", () => {
  const asking = sources.filter((file) => /jobPosts\.search\(/.test(sourceOf(file)));
  expect(asking.toSorted()).toEqual(["jobs/count-jobs.ts", "jobs/find-jobs.ts"]);
  expect(sourceOf("jobs/find-jobs.ts")).toContain('"sponsored"');
});

test("mails and feeds use the same sponsored label as the web app", () => {
  const catalogue = readFileSync(new URL("../../locales/public/it.po", import.meta.url), "utf8");
  expect(catalogue).toContain(`msgid "${sponsoredLabels.en}"\nmsgstr "${sponsoredLabels.it}"`);
});
