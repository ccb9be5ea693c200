import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

test("circuit breaker: consecutive failures → it refuses calls; after a pause → it lets a single probe through", () => {
  let now = 0;
  const breaker = createBreaker({ failures: 2, restMs: 100, clock: () => now });
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  expect(breaker.admits()).toBe(true);
  breaker.failed();
  expect(breaker.admits()).toBe(false);
  now = 100;
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  // The probe was cancelled, so the next call is the probe.
  breaker.undecided();
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  breaker.failed();
  now = 199;
  expect(breaker.admits()).toBe(false);
  now = 200;
  expect(breaker.admits()).toBe(true);
  breaker.succeeded();
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
});
