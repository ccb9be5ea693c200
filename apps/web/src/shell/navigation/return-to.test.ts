import { expect, test } from "vitest";
import { craftedAddresses } from "./crafted-addresses.ts";
import { checkReturnTo, returnToSearch } from "./return-to.ts";

test.each(["/", "/jobs/1?x=2#apply", "/en/jobs", "/u/Elena%20Bianchi", "/jobs?q=a%2F%2Fb&x=//y"])(
  "return address %s is a page of the site → kept unchanged",
  (address) => expect(checkReturnTo(address)).toBe(address),
);

test("crafted return address → refused, or kept as a path that leads to no other site, even after decoding", () => {
  expect(craftedAddresses.length).toBeGreaterThanOrEqual(200);
  for (const value of craftedAddresses) {
    const kept = checkReturnTo(value);
    if (kept === undefined) continue;
    for (const decoded of [kept, decodeURIComponent(kept)])
      expect(new URL(decoded, "http://localhost:3000").origin, JSON.stringify(value)).toBe("http://localhost:3000");
  }
});

test.each([5, undefined, null, {}, [], ["//evil.example"]])("return address %o is not a string → refused", (value) =>
  expect(checkReturnTo(value)).toBeUndefined(),
);

test("refused return address → its key is still set, because the router keeps raw keys that a route does not return", () => {
  expect(Object.hasOwn(returnToSearch({ returnTo: "//evil.example" }), "returnTo")).toBe(true);
});
