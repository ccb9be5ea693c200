import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { loadCatalogues } from "./catalogues.ts";

// Timeout for the first import of the catalogue `app`, which Vite compiles as a whole.
const compileMs = 60_000;

test(
  "catalogue loaded for one page render → not used by the next render in the same server process",
  { timeout: compileMs },
  async () => {
    const first = setupI18n();
    await loadCatalogues(first, "it");
    const words = { ...first.messages };
    const signedIn = setupI18n();
    await loadCatalogues(signedIn, "it", ["public", "app"]);
    expect(Object.keys(signedIn.messages).length).toBeGreaterThan(Object.keys(words).length);
    const next = setupI18n();
    await loadCatalogues(next, "it");
    expect(next.messages).toEqual(words);
  },
);
