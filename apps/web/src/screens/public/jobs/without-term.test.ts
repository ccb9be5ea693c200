import { expect, test } from "vitest";
import { withoutTerm } from "./without-term.ts";

test.each([
  ["infermiera part time", "part time", "infermiera"],
  ["part time infermiera", "part time", "infermiera"],
  ["infermiera a Milano", "Milano", "infermiera"],
  ["developer, Milano, remoto", "Milano", "developer, remoto"],
  ["nurse", "nurse", ""],
])("query “%s” without “%s” → “%s”", (query, term, rest) => {
  const from = query.indexOf(term);
  expect(withoutTerm(query, { from, to: from + term.length })).toBe(rest);
});
