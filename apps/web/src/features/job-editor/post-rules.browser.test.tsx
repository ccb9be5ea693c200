import { boundCases, wholePost, type PostCase } from "@orbita/contract/job-posts/rule-cases";
import { combinedCases } from "@orbita/contract/job-posts/rule-combinations";
import { expect, test } from "vitest";
import { missingFor } from "./missing.ts";

/** Each field once, with the first thing that is wrong with it. */
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

/** The same table that the api is asked, in the browser that the editor runs in. */
test.each(boundCases)("$name", (row) => expect(said(row)).toEqual(firstOfEach(row.refusals)));

test.each(combinedCases)("$name", (row) => expect(said(row).toSorted()).toEqual(firstOfEach(row.refusals).toSorted()));
