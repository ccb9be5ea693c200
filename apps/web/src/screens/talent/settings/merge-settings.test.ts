import type { Settings } from "@orbita/contract";
import { expect, test } from "vitest";
import { mergeSettings, undoOf } from "./merge-settings.ts";

const settings: Settings = {
  privacy: {
    visibleInTalentSearch: false,
    showName: true,
    showContacts: false,
    profileVisibility: "link",
    searchEngines: false,
  },
  appearance: "system",
  notifications: [
    { kind: "account.security", group: "account", here: true, email: true, rhythm: "atOnce", always: true },
  ],
  quietHours: null,
  timeZone: null,
  jobFits: true,
  hiddenFrom: [],
};

test("merging a change into the settings replaces the named settings and keeps the others", () => {
  const merged = mergeSettings(settings, { privacy: { showName: false }, appearance: "dark" });
  expect(merged).toEqual({ ...settings, privacy: { ...settings.privacy, showName: false }, appearance: "dark" });
});

test("undoing a change of the settings restores the changed ones and keeps later changes to others", () => {
  const change = {
    privacy: { profileVisibility: "everyone" as const },
    notifications: { "account.security": { email: false } },
  };
  const undo = undoOf(settings, change);
  expect(undo).toEqual({
    privacy: { profileVisibility: "link" },
    notifications: { "account.security": { email: true } },
  });
  const meanwhile = mergeSettings(mergeSettings(settings, change), { privacy: { showContacts: true } });
  expect(mergeSettings(meanwhile, undo)).toEqual(mergeSettings(settings, { privacy: { showContacts: true } }));
});
