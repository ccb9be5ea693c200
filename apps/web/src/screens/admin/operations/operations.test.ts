import { expect, test } from "vitest";
import { aRun, someOperations } from "~/testing/a-run.ts";
import { attentionOf } from "~/domain/operations/attention.ts";
import { formatSeconds, secondsOf } from "./durations.ts";
import { toRunsParams, runsSearch } from "~/domain/operations/operations-search.ts";
import { daysBefore } from "./periods.ts";
import { fromField, toField } from "./rome-time.ts";
import { cardState } from "./trigger-state.ts";

const now = Date.parse("2026-11-15T10:10:00Z");
const dry = aRun({ dry: true });

test("a dry run allows the real run for one hour, or until a real run of the same month", () => {
  expect(cardState([dry], "2026-10", now).tried).toBe(dry);
  expect(cardState([dry], "2026-09", now).tried).toBeNull();
  expect(cardState([aRun(), dry], "2026-10", now)).toEqual({ running: null, tried: null, last: aRun() });
  expect(cardState([dry], "2026-10", now + 60 * 60_000).tried).toBeNull();
  const running = aRun({ state: "running", subject: "2026-09", ended: null });
  expect(cardState([running, dry], "2026-10", now)).toMatchObject({ running, tried: dry });
});

test("problems of the operations page are counted by kind; switched-off servers and indexes being rebuilt do not count", () => {
  expect(attentionOf(someOperations())).toEqual({ servers: 0, indexes: 1, stuck: 3, relay: 0 });
  const worse = someOperations({
    servers: [
      { name: "mail", light: "down", facts: [] },
      { name: "model", light: "off", facts: [] },
    ],
    indexes: [
      { name: "resumes", rows: 9, documents: 1, behind: 8, building: dry.id },
      { name: "people", rows: 9, documents: null, behind: 0, building: null },
    ],
    deadLetters: [],
    queues: [{ name: "x", ready: 0, active: 0, perMinute: 0, oldestSeconds: null, dead: 7 }],
    relay: [{ destination: "search", depth: 900, lagSeconds: 31 }],
  });
  expect(attentionOf(worse)).toEqual({ servers: 1, indexes: 1, stuck: 7, relay: 1 });
});

test("the duration of a run is formatted with at most two units; before its start → null", () => {
  const words = (seconds: number) => formatSeconds("it", seconds).replaceAll("\u00A0", " ");
  expect([0.24, 8.9, 72, 120, 3_660, 7_200].map(words)).toEqual([
    "0,2 s",
    "8 s",
    "1 min 12 s",
    "2 min",
    "1 h 1 min",
    "2 h",
  ]);
  expect(secondsOf(aRun(), now)).toBe(8);
  expect(secondsOf(aRun({ started: null, ended: null }), now)).toBeNull();
  expect(secondsOf(aRun({ ended: null }), now)).toBe(360);
});

test("date fields of the operations page round-trip in Rome time, also on daylight saving changes", () => {
  for (const field of [
    "2026-11-22T05:00",
    "2026-07-01T23:30",
    "2026-03-29T05:00",
    "2026-10-25T05:00",
    "2026-10-25T00:10",
  ])
    expect(toField(fromField(field)), field).toBe(field);
  expect(fromField("2026-11-22T05:00")).toBe("2026-11-22T04:00:00.000Z");
  expect(fromField("2026-03-29T05:00")).toBe("2026-03-29T03:00:00.000Z");
  expect(fromField("")).toBeNull();
  expect(toField(null)).toBe("");
});

test("run log: invalid search parameters → dropped; changing a filter → back to the first page", () => {
  const said = runsSearch({ page: 2, what: "invoices", state: "x", mode: "dry", rows: "some", run: "not-an-id" });
  expect(said).toMatchObject({ page: 2, what: "invoices", mode: "dry", rows: "some" });
  expect(said.state).toBeUndefined();
  expect(said.run).toBeUndefined();
  expect(toRunsParams(said, { mode: undefined })).toEqual({ what: "invoices", rows: "some" });
  expect(toRunsParams(said, { page: 3 })).toEqual({ what: "invoices", mode: "dry", rows: "some", page: 3 });
});

test("the list of past days starts with yesterday in Rome time", () => {
  expect(daysBefore(Date.parse("2026-11-15T23:30:00Z"), 2)).toEqual(["2026-11-15", "2026-11-14"]);
});
