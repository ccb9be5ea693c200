import { expect, test } from "vitest";
import { returnTo } from "./return-to.ts";

test("an address of our own is followed", () => {
  expect(returnTo("/jobs/1?x=2#apply")).toBe("/jobs/1?x=2#apply");
});

test("no other site is", () => {
  for (const bad of [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "",
    5,
    undefined,
  ])
    expect(returnTo(bad)).toBeUndefined();
});
