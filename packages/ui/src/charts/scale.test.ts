import { expect, test } from "vitest";
import { apart, linear, roomFor, spread, ticksFor } from "./scale.ts";

test("ticks of a chart's axis → round steps, from zero to at least the highest value", () => {
  expect(ticksFor(240)).toEqual([0, 100, 200, 300]);
  expect(ticksFor(61)).toEqual([0, 50, 100]);
  expect(ticksFor(300)).toEqual([0, 100, 200, 300]);
  expect(ticksFor(1_204, 4)).toEqual([0, 500, 1_000, 1_500]);
});

test("ticks of a chart's axis → at most five whole numbers; without values → two ticks", () => {
  expect(ticksFor(2)).toEqual([0, 1, 2]);
  expect(ticksFor(0)).toEqual([0, 1]);
  for (let most = 1; most < 2_000; most += 7) {
    const ticks = ticksFor(most);
    expect(ticks.every(Number.isInteger), String(most)).toBe(true);
    expect(ticks.at(-1), String(most)).toBeGreaterThanOrEqual(most);
    expect(ticks.length, String(most)).toBeLessThanOrEqual(5);
  }
});

test("values and points of a chart → positions in the drawing", () => {
  const y = linear(300, 194, 18);
  expect([y(0), y(150), y(300)]).toEqual([194, 106, 18]);
  expect(linear(0, 194, 18)(0)).toBe(194);
  const x = spread(3, 40, 640);
  expect([x(0), x(1), x(2)]).toEqual([40, 340, 640]);
  expect(spread(1, 40, 640)(0), "one alone is now").toBe(640);
});

test("too many labels for a chart's axis → some are left out at regular intervals", () => {
  const shown = (count: number, width: number) =>
    Array.from({ length: count }, (_, at) => at).filter(roomFor(count, width, 60));
  expect(shown(14, 600)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(shown(14, 280)).toEqual([0, 4, 8, 12]);
  expect(shown(3, 600)).toEqual([0, 1, 2]);
  expect(shown(3, 10)).toEqual([0]);
});

test("chart lines end at nearly the same height → their labels are moved apart", () => {
  expect(apart([50, 120], 16)).toEqual([50, 120]);
  expect(apart([50, 52], 16)).toEqual([50, 66]);
  expect(apart([52, 50], 16)).toEqual([66, 50]);
});
