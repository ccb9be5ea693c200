import { expect, test } from "vitest";
import {
  settingsChanges,
  defaultPrivacy,
  domainsOf,
  mergeNotifications,
  type StoredNotificationSettings,
} from "./rules.ts";

const kinds = {
  "cv.read": { group: "cv", here: true, email: false },
  "feed.reply": { group: "feed", here: true, email: true },
  "account.security": { group: "account", here: true, email: true, always: true },
} as const;

test.each([
  ["no change", {}, {}, {}],
  ["one channel of one kind", {}, { "cv.read": { email: true } }, { "cv.read": { email: true } }],
  [
    "a second channel is added to the stored one",
    { "cv.read": { email: true } },
    { "cv.read": { here: false } },
    { "cv.read": { email: true, here: false } },
  ],
  ["back to the default leaves nothing", { "cv.read": { email: true } }, { "cv.read": { email: false } }, {}],
  [
    "other kinds stay",
    { "feed.reply": { here: false } },
    { "cv.read": { email: false } },
    { "feed.reply": { here: false } },
  ],
  ["a mandatory kind cannot be turned off", {}, { "account.security": { email: false } }, {}],
  ["a kind that no longer exists is dropped", { "old.kind": { email: false } }, {}, {}],
] satisfies [string, StoredNotificationSettings, StoredNotificationSettings, StoredNotificationSettings][])(
  "notification settings changed → the stored differences from the defaults: %s",
  (_, stored, change, kept) => {
    expect(mergeNotifications(kinds, stored, change)).toEqual(kept);
  },
);

test("settingsChanges → lists only the privacy settings that differ", () => {
  expect(settingsChanges(defaultPrivacy, { ...defaultPrivacy })).toEqual([]);
  expect(settingsChanges(defaultPrivacy, { ...defaultPrivacy, showContacts: true, profileVisibility: "link" })).toEqual(
    [
      { name: "showContacts", from: "false", to: "true" },
      { name: "profileVisibility", from: "nobody", to: "link" },
    ],
  );
});

test("domainsOf an email address → its domain and the parent domains, without the top level", () => {
  expect(domainsOf("anna@sede.genova.portolano.example")).toEqual([
    "sede.genova.portolano.example",
    "genova.portolano.example",
    "portolano.example",
  ]);
  expect(domainsOf('"a@b"@posta.example')).toEqual(["posta.example"]);
});
