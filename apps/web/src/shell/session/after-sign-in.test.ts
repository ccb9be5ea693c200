import { expect, test } from "vitest";
import { inLanguage } from "./after-sign-in.ts";

test.each([
  ["/jobs?q=java", "en", "/en/jobs?q=java"],
  ["/en/jobs?q=java#top", "it", "/jobs?q=java#top"],
  ["/", "en", "/en"],
  ["/en", "it", "/"],
  ["/en/settings", "en", "/en/settings"],
] as const)("%s for an account in %s → %s", (href, language, expected) => {
  expect(inLanguage(href, language)).toBe(expected);
});
