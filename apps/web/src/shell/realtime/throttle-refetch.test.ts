import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttleRefetch } from "./throttle-refetch.ts";

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
  const later = throttleRefetch(look, timing);
  later.schedule();
  later.schedule();
  vi.advanceTimersByTime(5_000);
  expect(look).toHaveBeenCalledOnce();
});

test("a change event shortly before a refetch → another refetch", () => {
  const look = vi.fn<() => void>();
  const later = throttleRefetch(look, timing);
  later.schedule();
  vi.advanceTimersByTime(900);
  later.schedule();
  vi.advanceTimersByTime(100);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(look).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5_000);
  expect(look).toHaveBeenCalledTimes(2);
});

test("refetching was stopped after a change event → no refetch", () => {
  const look = vi.fn<() => void>();
  const later = throttleRefetch(look, timing);
  later.schedule();
  later.stop();
  vi.advanceTimersByTime(5_000);
  expect(look).not.toHaveBeenCalled();
});
