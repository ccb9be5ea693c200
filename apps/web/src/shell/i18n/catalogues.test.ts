import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { speak } from "./catalogues.ts";

// Vite compiles the whole catalogue of the app on first import.
const compileMs = 60_000;

test(
  "a catalogue loaded for one page is not used by the next: one process renders for all users",
  { timeout: compileMs },
  async () => {
    const first = setupI18n();
    await speak(first, "it");
    const words = { ...first.messages };
    const signedIn = setupI18n();
    await speak(signedIn, "it", ["public", "app"]);
    expect(Object.keys(signedIn.messages).length).toBeGreaterThan(Object.keys(words).length);
    const next = setupI18n();
    await speak(next, "it");
    expect(next.messages).toEqual(words);
  },
);
