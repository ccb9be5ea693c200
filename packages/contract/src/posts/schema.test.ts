import { describe, expect, test } from "vitest";
import { fieldErrorsOf } from "../errors/fields.ts";
import { postLimits } from "./limits.ts";
import { newPost, postDraft } from "./schema.ts";

const wrong = (given: object) => {
  const { error } = newPost.safeParse(given, { reportInput: true });
  return error ? fieldErrorsOf(error.issues).map(({ path, code }) => [path, code]) : [];
};

describe("what is said", () => {
  test("is kept as it was written, in one way of writing each letter", () => {
    expect(newPost.parse({ text: "  uno\r\ndue  tre\n " }).text).toBe("uno\ndue  tre");
    expect(newPost.parse({ text: "perche\u0301" }).text).toBe("perch\u00e9");
  });

  test("is something that can be seen", () => {
    for (const text of ["", "  ", "\u200b\u2060", "\u3164", "\u202e\u202c"])
      expect(wrong({ text })).toEqual([["text", "field.required"]]);
    expect(wrong({ text: "\ud83d\ude00" })).toEqual([]);
  });

  test("has no zero bytes and no halves of characters, in a draft neither", () => {
    for (const text of ["a\u0000b", "\ud800", "x\udc00"]) {
      expect(wrong({ text })).toEqual([["text", "field.invalid"]]);
      expect(postDraft.safeParse({ text }).success).toBe(false);
    }
  });

  test("at its bounds", () => {
    expect(wrong({ text: "x".repeat(postLimits.text.max) })).toEqual([]);
    expect(wrong({ text: "x".repeat(postLimits.text.max + 1) })).toEqual([["text", "field.tooLong"]]);
    const names = (count: number) => Array.from({ length: count }, (_, at) => `@uno${at}`).join(" ");
    expect(wrong({ text: names(postLimits.mentions) })).toEqual([]);
    expect(wrong({ text: names(postLimits.mentions + 1) })).toEqual([["text", "field.tooMany"]]);
  });
});
