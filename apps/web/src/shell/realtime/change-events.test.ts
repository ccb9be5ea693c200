import type { RealtimeMessage } from "@orbita/contract/realtime/messages";
import { expect, test, vi } from "vitest";
import { onChangeEvent, parseChangeEvent, emitChangeEvent } from "./change-events.ts";

const changed = { type: "jobPost.changed", id: "p1", at: "2026-11-15T10:00:00Z" } as const;

test("realtime message of an unknown type, without an id or not in JSON → ignored", () => {
  expect(parseChangeEvent(JSON.stringify(changed))).toEqual(changed);
  expect(parseChangeEvent(JSON.stringify({ type: "weather.changed", id: "x" }))).toBeNull();
  expect(parseChangeEvent(JSON.stringify({ type: "jobPost.changed" }))).toBeNull();
  expect(parseChangeEvent("not json")).toBeNull();
  expect(parseChangeEvent("null")).toBeNull();
});

test("a listener for change events receives only its type, until it unsubscribes", () => {
  const heard = vi.fn<(message: RealtimeMessage) => void>();
  const stop = onChangeEvent("jobPost.changed", heard);
  emitChangeEvent(changed);
  emitChangeEvent({ ...changed, type: "space.changed" });
  stop();
  emitChangeEvent(changed);
  expect(heard.mock.calls).toEqual([[changed]]);
});
