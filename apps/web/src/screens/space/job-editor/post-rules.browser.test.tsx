import { boundCases, wholePost, type PostCase } from "@orbita/contract/job-posts/rule-cases";
import { combinedCases } from "@orbita/contract/job-posts/rule-combinations";
import { expect, test } from "vitest";
import { missingFor } from "~/domain/job-posts/missing.ts";

/** Reduces refusals to the first one of each field, because the editor shows one error per field. */
const firstOfEach = (refusals: readonly string[]): string[] => {
  const byField = new Map<string, string>();
  for (const refusal of refusals) {
    const field = refusal.split(/[. ]/)[0] ?? "";
    if (!byField.has(field)) byField.set(field, refusal);
  }
  return [...byField.values()];
};

const said = ({ change, spaceType = "company" }: PostCase): string[] =>
  missingFor({ ...wholePost, ...change }, spaceType).map(({ path, code }) => `${path} ${code}`);

/** Runs the cases of the API's tests in the browser, because the editor checks the same rules there. */
test.each(boundCases)("job post in the editor: $name", (row) => expect(said(row)).toEqual(firstOfEach(row.refusals)));

test.each(combinedCases)("job post with $name → the editor requires the same fields as the API", (row) =>
  expect(said(row).toSorted()).toEqual(firstOfEach(row.refusals).toSorted()),
);
