import { expect, test } from "vitest";
import { changesOf, defaultPrivacy, domainsOf, mergeNotifications, type StoredNotifications } from "./rules.ts";

const kinds = {
  "cv.read": { group: "cv", here: true, email: false },
  "feed.reply": { group: "feed", here: true, email: true },
  "account.security": { group: "account", here: true, email: true, always: true },
} as const;

test.each([
  ["nothing asked", {}, {}, {}],
  ["one channel of one kind", {}, { "cv.read": { email: true } }, { "cv.read": { email: true } }],
  [
    "another channel beside what is kept",
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
  ["what is always told cannot be kept off", {}, { "account.security": { email: false } }, {}],
  ["a kind that left the code is forgotten", { "old.kind": { email: false } }, {}, {}],
] satisfies [string, StoredNotifications, StoredNotifications, StoredNotifications][])(
  "notifications: %s",
  (_, stored, change, kept) => {
    expect(mergeNotifications(kinds, stored, change)).toEqual(kept);
  },
);

test("only what differs is a change of privacy", () => {
  expect(changesOf(defaultPrivacy, { ...defaultPrivacy })).toEqual([]);
  expect(changesOf(defaultPrivacy, { ...defaultPrivacy, showContacts: true, profileVisibility: "link" })).toEqual([
    { name: "showContacts", from: "false", to: "true" },
    { name: "profileVisibility", from: "nobody", to: "link" },
  ]);
});

test("a domain and those above it, but no top level", () => {
  expect(domainsOf("anna@sede.genova.portolano.example")).toEqual([
    "sede.genova.portolano.example",
    "genova.portolano.example",
    "portolano.example",
  ]);
  expect(domainsOf('"a@b"@posta.example')).toEqual(["posta.example"]);
});
