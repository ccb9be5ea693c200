import { expect, test } from "vitest";
import { offeredLanguage } from "./language-hint.tsx";

const guest = { page: "it", chosen: null, account: null, reads: [], browser: [] } as const;

test.each([
  ["an English browser on an Italian page → English", { ...guest, browser: ["en-GB", "en"] }, "en"],
  ["an Italian browser on an Italian page → no hint", { ...guest, browser: ["it-IT", "en"] }, null],
  ["an Italian browser on an English page → Italian", { ...guest, page: "en", browser: ["it"] }, "it"],
  ["a German browser on an Italian page → English", { ...guest, browser: ["de"] }, "en"],
  ["a German browser on an English page → no hint", { ...guest, page: "en", browser: ["de"] }, null],
  ["Italian chosen here before → no hint", { ...guest, chosen: "it", browser: ["en"] }, null],
  ["English chosen here before → English", { ...guest, chosen: "en", browser: ["it"] }, "en"],
  ["an English account → English", { ...guest, account: "en", browser: ["it"] }, "en"],
  ["an English account that reads Italian → no hint", { ...guest, account: "en", reads: ["it"] }, null],
  ["a browser without languages → no hint", guest, null],
] as const)("language offered on a public page: %s", (_, reader, offered) =>
  expect(offeredLanguage(reader)).toBe(offered),
);
