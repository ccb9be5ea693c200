import { afterEach, expect, test, vi } from "vitest";
import { setOffline, useOffline } from "./offline.ts";

const isOffline = () => useOffline.getState().offline;

afterEach(() => vi.unstubAllGlobals());

test("an answer that was on its way when the network went does not say that it is back", () => {
  vi.stubGlobal("navigator", { onLine: false });
  setOffline(true);
  setOffline(false);
  expect(isOffline()).toBe(true);
  vi.stubGlobal("navigator", { onLine: true });
  setOffline(false);
  expect(isOffline()).toBe(false);
});
