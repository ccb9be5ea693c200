import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recentSearchesKey } from "~/shell/session/storage-keys.ts";
import { clearRecentSearches, fittingSearches, readRecentSearches, rememberSearch } from "./recent-searches.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

test("at most five searches are stored, newest first and each once", () => {
  for (const q of ["a", "b", "c", "d", "e", "f", "b"]) rememberSearch({ q });
  expect(readRecentSearches().map(({ q }) => q)).toEqual(["b", "f", "e", "d", "c"]);
});

test("the same text in another city is another search; a search without a text is not stored", () => {
  rememberSearch({ q: "cuoco" });
  rememberSearch({ q: "cuoco", city: "Genova", km: 50 });
  rememberSearch({ city: "Milano", km: 30 });
  expect(readRecentSearches()).toEqual([{ q: "cuoco", city: "Genova", km: 50 }, { q: "cuoco" }]);
});

test("cleared searches leave nothing in the browser", () => {
  rememberSearch({ q: "cuoco" });
  clearRecentSearches();
  expect(localStorage.getItem(recentSearchesKey)).toBeNull();
});

test.each(["{", "{}", "[null]", '["a"]', '[{"q":7}]'])("damaged storage %s → only what can be read", (text) => {
  localStorage.setItem(recentSearchesKey, text);
  expect(readRecentSearches()).toEqual(text.includes("7") ? [{ q: "7" }] : []);
});

test("storage that is not allowed → no recent searches, and no error", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  rememberSearch({ q: "cuoco" });
  expect(readRecentSearches()).toEqual([]);
});

test("while typing, at most two other searches with the typed words are offered", () => {
  const searches = ["developer java", "web developer", "developer", "dev", "cuoco"].map((q) => ({ q }));
  expect(fittingSearches(searches, " ")).toEqual(searches);
  expect(fittingSearches(searches, "dev").map(({ q }) => q)).toEqual(["developer java", "web developer"]);
  expect(fittingSearches(searches, "cuoco")).toEqual([]);
});
