import { expect, test } from "vitest";
import { takeHashSecret } from "./hash-secret.ts";

const secret = "a".repeat(43);

test("page with a secret in the URL's hash renders twice → it reads the secret both times, and the hash is removed", () => {
  window.history.pushState({ key: "mailed" }, "", `#${secret}`);
  expect([takeHashSecret(), takeHashSecret()]).toEqual([secret, secret]);
  expect(window.location.hash).toBe("");
});

test("history entry without a hash, after a page with a secret → no secret", () => {
  window.history.pushState({ key: "mailed" }, "", `#${secret}`);
  takeHashSecret();
  window.history.pushState({ key: "later" }, "");
  expect(takeHashSecret()).toBeNull();
});
