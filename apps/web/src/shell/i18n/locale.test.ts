import { expect, test } from "vitest";
import { addressIn, directionOf, locales, splitAddress } from "./locale.ts";

test("Italian addresses have no language prefix, addresses in all other languages have one", () => {
  expect(splitAddress("/jobs")).toEqual(["it", "/jobs"]);
  expect(splitAddress("/en/jobs")).toEqual(["en", "/jobs"]);
  expect(splitAddress("/ar")).toEqual(["ar", "/"]);
  expect(splitAddress("/english")).toEqual(["it", "/english"]);
});

test("an address can be converted to every language and back", () => {
  for (const locale of locales)
    for (const path of ["/", "/jobs", "/work/x/job-posts"])
      expect(splitAddress(addressIn(locale, path))).toEqual([locale, path]);
});

test("only Arabic is written right to left", () => {
  expect(locales.filter((locale) => directionOf(locale) === "rtl")).toEqual(["ar"]);
});
