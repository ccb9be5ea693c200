import { afterEach, expect, test, vi } from "vitest";
import { setOffline, useOffline } from "./offline.ts";

const isOffline = () => useOffline.getState().offline;

afterEach(() => vi.unstubAllGlobals());

test("a response that arrives after the network went down does not mark it as back online", () => {
  vi.stubGlobal("navigator", { onLine: false });
  setOffline(true);
  setOffline(false);
  expect(isOffline()).toBe(true);
  vi.stubGlobal("navigator", { onLine: true });
  setOffline(false);
  expect(isOffline()).toBe(false);
});
