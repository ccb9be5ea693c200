import { expect, test } from "vitest";
import { warnOfUntrustedProxy } from "./forwarded.ts";

const warningsOf = (hops: number, requests: readonly Record<string, string>[]) => {
  const warnings: string[] = [];
  const check = warnOfUntrustedProxy(hops, (text) => warnings.push(text));
  for (const headers of requests) check(new Headers(headers));
  return warnings;
};
const forwarded = { "x-forwarded-for": "203.0.113.7" };

test("X-Forwarded-For arrives and no proxy is configured → one warning per process", () => {
  expect(warningsOf(0, [{}, forwarded, forwarded])).toEqual([expect.stringContaining("PROXY_HOPS")]);
});

test("no X-Forwarded-For header, or a configured proxy → no warning", () => {
  expect(warningsOf(0, [{}])).toEqual([]);
  expect(warningsOf(1, [forwarded])).toEqual([]);
});
