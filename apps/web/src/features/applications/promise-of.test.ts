import { expect, test } from "vitest";
import { promiseOf } from "./promise-of.ts";

const sent = "2026-11-13T17:47:00.000Z";
const of = (answeredAt: string | null) => ({ sent, answeredAt, jobPost: { replyDays: 7 } as never });

test("an answer in time is counted in days, one that came late too", () => {
  expect(promiseOf(of("2026-11-14T08:12:00.000Z"), { at: sent })).toEqual({
    by: "2026-11-20T17:47:00.000Z",
    days: 1,
    kept: true,
  });
  expect(promiseOf(of("2026-11-25T08:00:00.000Z"), { at: sent })).toMatchObject({ days: 12, kept: false });
});

test("while none came nothing is said of it, nor of a sending before the last", () => {
  expect(promiseOf(of(null), { at: sent }).days).toBeNull();
  expect(promiseOf(of("2026-11-14T08:12:00.000Z"), { at: "2026-11-01T10:00:00.000Z" }).days).toBeNull();
});
