import { expect, test } from "vitest";
import { localizeAddress } from "./after-sign-in.ts";

test.each([
  ["/jobs?q=java", "en", "/en/jobs?q=java"],
  ["/en/jobs?q=java#top", "it", "/jobs?q=java#top"],
  ["/", "en", "/en"],
  ["/en", "it", "/"],
  ["/en/settings", "en", "/en/settings"],
] as const)("return to %s after sign-in with an account in %s → %s", (href, language, expected) => {
  expect(localizeAddress(href, language)).toBe(expected);
});
