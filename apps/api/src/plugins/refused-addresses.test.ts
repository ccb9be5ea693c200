import { expect, test } from "vitest";
import { leadRefused } from "./refused-addresses.ts";

test.each([
  ["/api/v1/public/jobpost/abc?x=%zz", "/api/v1/public/jobpost/abc?x=%zz"],
  [`/api/v1/x/${"a".repeat(100)}`, `/api/v1/x/${"a".repeat(100)}`],
  [`/api/v1/x/${"%C3%A9".repeat(100)}`, `/api/v1/x/${"%C3%A9".repeat(100)}`],
  [`/api/v1/x/${"a".repeat(101)}`, "/.long-address"],
  ["/api/v1/%zz", "/.malformed-address"],
  ["/%", "/.malformed-address"],
  ["/%E0%A4%A", "/.malformed-address"],
])("request URL %s → routed as %s", (url, led) => {
  expect(leadRefused({ url })).toBe(led);
});
