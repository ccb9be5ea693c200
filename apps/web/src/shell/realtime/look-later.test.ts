import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookLater } from "./look-later.ts";

beforeEach(() => {
  vi.useFakeTimers();
  const page = { visibilityState: "visible", addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const timing = { afterMs: 1_000, spreadMs: 0 };

test("several change events at once → one refetch", () => {
  const look = vi.fn<() => void>();
  const later = lookLater(look, timing);
  later.told();
  later.told();
  vi.advanceTimersByTime(5_000);
  expect(look).toHaveBeenCalledOnce();
});

test("a change event shortly before a refetch → another refetch", () => {
  const look = vi.fn<() => void>();
  const later = lookLater(look, timing);
  later.told();
  vi.advanceTimersByTime(900);
  later.told();
  vi.advanceTimersByTime(100);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(look).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5_000);
  expect(look).toHaveBeenCalledTimes(2);
});

test("after stop → no more refetches", () => {
  const look = vi.fn<() => void>();
  const later = lookLater(look, timing);
  later.told();
  later.stop();
  vi.advanceTimersByTime(5_000);
  expect(look).not.toHaveBeenCalled();
});
