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

test("many tellings at once are one look", () => {
  const look = vi.fn<() => void>();
  const later = lookLater(look, timing);
  later.told();
  later.told();
  vi.advanceTimersByTime(5_000);
  expect(look).toHaveBeenCalledOnce();
});

test("a telling shortly before a look is followed by a look of its own", () => {
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

test("who has stopped looks no more", () => {
  const look = vi.fn<() => void>();
  const later = lookLater(look, timing);
  later.told();
  later.stop();
  vi.advanceTimersByTime(5_000);
  expect(look).not.toHaveBeenCalled();
});
