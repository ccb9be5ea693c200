import { describe, expect, test } from "vitest";
import { lengthOf, monthsBefore, monthsOfPeriod, periodBefore, periodOf, stretchesOf } from "./period.ts";

describe("periodOf, the period of the statistics", () => {
  test.each([
    ["30d", "2026-11-16", "2026-10-18"],
    ["90d", "2026-11-16", "2026-08-19"],
    ["12m", "2026-11-16", "2025-11-17"],
    // Periods that end on the last day of a month, also of February.
    ["12m", "2026-02-28", "2025-03-01"],
    ["12m", "2028-02-29", "2027-03-01"],
    ["12m", "2027-02-28", "2026-03-01"],
    ["30d", "2026-03-31", "2026-03-02"],
    // The clocks change on 29 March and 25 October, which must not change the number of days.
    ["30d", "2026-04-10", "2026-03-12"],
    ["90d", "2026-11-01", "2026-08-04"],
  ] as const)("statistics period %s that ends on %s → starts on %s", (period, today, from) => {
    expect(periodOf({ period }, today)).toEqual({ from, to: today });
  });

  test("custom period of the statistics → used as given", () => {
    expect(periodOf({ period: "30d", from: "2026-01-05", to: "2026-01-05" }, "2026-11-16")).toEqual({
      from: "2026-01-05",
      to: "2026-01-05",
    });
  });
});

test("periodBefore → has the same length as the period and ends the day before it", () => {
  expect(periodBefore({ from: "2026-03-01", to: "2026-03-31" })).toEqual({ from: "2026-01-29", to: "2026-02-28" });
  expect(periodBefore({ from: "2026-03-29", to: "2026-03-29" })).toEqual({ from: "2026-03-28", to: "2026-03-28" });
  const year = periodOf({ period: "12m" }, "2028-02-29");
  expect(lengthOf(periodBefore(year))).toBe(lengthOf(year));
});

test("monthsBefore the end of a month → the last day of a shorter month", () => {
  expect(monthsBefore("2026-03-31", 1)).toBe("2026-02-28");
  expect(monthsBefore("2028-03-31", 1)).toBe("2028-02-29");
  expect(monthsBefore("2026-01-15", 1)).toBe("2025-12-15");
  expect(monthsBefore("2026-12-31", 13)).toBe("2025-11-30");
});

describe("stretchesOf, the parts of a chart", () => {
  test("weeks of a chart → counted back from the last day", () => {
    const stretches = stretchesOf(periodOf({ period: "90d" }, "2026-11-16"));
    expect(stretches).toHaveLength(13);
    expect(stretches.at(-1)).toEqual({ from: "2026-11-10", to: "2026-11-16" });
    expect(stretches[0]).toEqual({ from: "2026-08-18", to: "2026-08-24" });
    expect(stretchesOf({ from: "2026-11-16", to: "2026-11-16" })).toEqual([{ from: "2026-11-10", to: "2026-11-16" }]);
  });

  test.each(["2026-11-16", "2026-12-31", "2027-01-31", "2028-02-29"])(
    "chart of twelve months until %s → twelve parts without a gap",
    (today) => {
      const stretches = stretchesOf(periodOf({ period: "12m" }, today));
      expect(stretches).toHaveLength(12);
      for (const [place, { from }] of stretches.entries())
        if (place > 0) expect(lengthOf({ from: stretches[place - 1]!.to, to: from })).toBe(2);
      expect(stretches[0]!.from).toBe(periodOf({ period: "12m" }, today).from);
    },
  );
});

test("monthsOfPeriod → the whole months inside a period", () => {
  expect(monthsOfPeriod({ from: "2026-01-01", to: "2026-03-31" })).toEqual({ first: "2026-01-01", end: "2026-04-01" });
  expect(monthsOfPeriod({ from: "2026-01-02", to: "2026-03-30" })).toEqual({ first: "2026-02-01", end: "2026-03-01" });
  expect(monthsOfPeriod({ from: "2025-12-31", to: "2026-02-28" })).toEqual({ first: "2026-01-01", end: "2026-03-01" });
  // The period contains no whole month, so first and end are the same day.
  expect(monthsOfPeriod({ from: "2026-01-31", to: "2026-02-27" })).toEqual({ first: "2026-01-31", end: "2026-01-31" });
});
