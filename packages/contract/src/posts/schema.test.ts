import { describe, expect, test } from "vitest";
import { fieldErrorsOf } from "../errors/fields.ts";
import { postLimits } from "./limits.ts";
import { newPost, postDraft } from "./schema.ts";

const wrong = (given: object) => {
  const { error } = newPost.safeParse(given, { reportInput: true });
  return error ? fieldErrorsOf(error.issues).map(({ path, code }) => [path, code]) : [];
};

describe("text of a post", () => {
  test("text of a post → line ends, outer spaces and Unicode form are normalized; inner spaces stay", () => {
    expect(newPost.parse({ text: "  uno\r\ndue  tre\n " }).text).toBe("uno\ndue  tre");
    expect(newPost.parse({ text: "perche\u0301" }).text).toBe("perch\u00e9");
  });

  test("a post without visible characters → refused as missing text", () => {
    for (const text of ["", "  ", "\u200b\u2060", "\u3164", "\u202e\u202c"])
      expect(wrong({ text })).toEqual([["text", "field.required"]]);
    expect(wrong({ text: "\ud83d\ude00" })).toEqual([]);
  });

  test("NUL bytes or lone surrogates in a post or a draft → refused", () => {
    for (const text of ["a\u0000b", "\ud800", "x\udc00"]) {
      expect(wrong({ text })).toEqual([["text", "field.invalid"]]);
      expect(postDraft.safeParse({ text }).success).toBe(false);
    }
  });

  test("length and number of mentions of a post: at the limit → accepted; above it → refused", () => {
    expect(wrong({ text: "x".repeat(postLimits.text.max) })).toEqual([]);
    expect(wrong({ text: "x".repeat(postLimits.text.max + 1) })).toEqual([["text", "field.tooLong"]]);
    const names = (count: number) => Array.from({ length: count }, (_, at) => `@uno${at}`).join(" ");
    expect(wrong({ text: names(postLimits.mentions) })).toEqual([]);
    expect(wrong({ text: names(postLimits.mentions + 1) })).toEqual([["text", "field.tooMany"]]);
  });
});
