import type { RealtimeMessage } from "@orbita/contract/realtime/messages";
import { expect, test, vi } from "vitest";
import { onHint, readHint, tell } from "./hints.ts";

const changed = { type: "jobPost.changed", id: "p1", at: "2026-11-15T10:00:00Z" } as const;

test("reads only message types of the contract", () => {
  expect(readHint(JSON.stringify(changed))).toEqual(changed);
  expect(readHint(JSON.stringify({ type: "weather.changed", id: "x" }))).toBeNull();
  expect(readHint(JSON.stringify({ type: "jobPost.changed" }))).toBeNull();
  expect(readHint("not json")).toBeNull();
  expect(readHint("null")).toBeNull();
});

test("a listener receives its type until it unsubscribes", () => {
  const heard = vi.fn<(message: RealtimeMessage) => void>();
  const stop = onHint("jobPost.changed", heard);
  tell(changed);
  tell({ ...changed, type: "space.changed" });
  stop();
  tell(changed);
  expect(heard.mock.calls).toEqual([[changed]]);
});
