import { expect, test } from "vitest";
import { takeHashSecret } from "./hash-secret.ts";

const secret = "a".repeat(43);

test("a page that renders twice → gets the secret both times, and the address no longer contains it", () => {
  window.history.pushState({ key: "mailed" }, "", `#${secret}`);
  expect([takeHashSecret(), takeHashSecret()]).toEqual([secret, secret]);
  expect(window.location.hash).toBe("");
});

test("the same page visited again → no secret", () => {
  window.history.pushState({ key: "mailed" }, "", `#${secret}`);
  takeHashSecret();
  window.history.pushState({ key: "later" }, "");
  expect(takeHashSecret()).toBeNull();
});
