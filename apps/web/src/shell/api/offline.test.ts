import { afterEach, expect, test, vi } from "vitest";
import { setOffline, useOffline } from "./offline.ts";

const isOffline = () => useOffline.getState().offline;

afterEach(() => vi.unstubAllGlobals());

test("late response while the browser is offline → the app stays offline; response after reconnecting → online", () => {
  vi.stubGlobal("navigator", { onLine: false });
  setOffline(true);
  setOffline(false);
  expect(isOffline()).toBe(true);
  vi.stubGlobal("navigator", { onLine: true });
  setOffline(false);
  expect(isOffline()).toBe(false);
});
