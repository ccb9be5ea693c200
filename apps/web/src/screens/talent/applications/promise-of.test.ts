import { expect, test } from "vitest";
import { promisedDays, promiseOf, promiseOfStep } from "./promise-of.ts";

const sent = "2026-11-13T17:47:00.000Z";
const promisedBy = "2026-11-20T17:47:00.000Z";
const of = (answeredAt: string | null, status: "submitted" | "expired" | "rejected" | "withdrawn" = "rejected") => ({
  sent,
  promisedBy,
  answeredAt,
  status,
  // The job post now promises another number of days than when the application was submitted.
  jobPost: { replyDays: 21 } as never,
});

test("answer by the promised time → promise kept; later answer → late; both report the days", () => {
  expect(promiseOf(of("2026-11-14T08:12:00.000Z"))).toEqual({ by: promisedBy, became: "kept", days: 1 });
  expect(promiseOf(of(promisedBy)).became).toBe("kept");
  expect(promiseOf(of("2026-11-20T17:47:01.000Z")).became).toBe("late");
  expect(promiseOf(of("2026-11-25T08:00:00.000Z"))).toMatchObject({ became: "late", days: 12 });
});

test("no answer → the promise stays open, also after withdrawing; expired application without an answer → missed", () => {
  expect(promiseOf(of(null, "submitted")).became).toBe("open");
  expect(promiseOf(of(null, "withdrawn")).became).toBe("open");
  expect(promiseOf(of(null, "expired")).became).toBe("missed");
  expect(promiseOf(of("2026-11-14T08:12:00.000Z", "expired")).became).toBe("kept");
});

test("application sent again → an answer counts only for the submission that it followed", () => {
  expect(promiseOf(of("2026-11-02T08:00:00.000Z", "submitted")).became).toBe("open");
  expect(promiseOfStep(of("2026-11-14T08:12:00.000Z"), { at: "2026-11-01T10:00:00.000Z" })).toEqual({
    by: "2026-11-22T10:00:00.000Z",
    became: "open",
    days: 0,
  });
  expect(promiseOfStep(of("2026-11-14T08:12:00.000Z"), { at: sent })).toMatchObject({ by: promisedBy, became: "kept" });
});

test("promised reply days of an application → those promised at submission, not those that the post promises now", () => {
  expect(promisedDays(of(null))).toBe(7);
});
