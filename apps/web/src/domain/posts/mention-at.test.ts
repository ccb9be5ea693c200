import { expect, test } from "vitest";
import { canBeNamed, mentionAt, withMention } from "./mention-at.ts";

test("a mention starts at an @ without a letter before it, and ends at the caret", () => {
  expect(mentionAt("ciao @giu", 9)).toEqual({ text: "giu", from: 5, to: 9 });
  expect(mentionAt("@zoë.b e poi", 6)).toEqual({ text: "zoë.b", from: 0, to: 6 });
  expect(mentionAt("giulia@demo", 11)).toBeNull();
  expect(mentionAt("@ giulia", 8)).toBeNull();
  expect(mentionAt("@giulia ferraris", 16)).toBeNull();
});

test("a username with a blank or a trailing dot cannot be mentioned", () => {
  expect(canBeNamed("giulia.ferraris")).toBe(true);
  expect(canBeNamed("giulia ferraris")).toBe(false);
  expect(canBeNamed("giulia.")).toBe(false);
});

test("choosing a user in a mention → the username replaces the typed text and is followed by exactly one blank", () => {
  const begun = { text: "giu", from: 5, to: 9 };
  expect(withMention("ciao @giu", begun, "giulia")).toEqual({ text: "ciao @giulia ", caret: 13 });
  expect(withMention("ciao @giu come stai", begun, "giulia")).toEqual({ text: "ciao @giulia come stai", caret: 13 });
});
