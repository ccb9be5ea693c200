import { tokensOf } from "@orbita/contract/posts/tokens";
import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

const textOf = (text: string) =>
  shorten(tokensOf(text))
    ?.map((token) => token.text)
    .join("");

test("post text of up to 14 short lines → not cut", () => {
  expect(shorten(tokensOf("Due righe.\nNient’altro."))).toBeNull();
  expect(shorten(tokensOf(Array.from({ length: 14 }, (_, line) => `riga ${line}`).join("\n")))).toBeNull();
});

test("post text of 40 lines → cut to twelve lines with an ellipsis", () => {
  const cut = textOf(Array.from({ length: 40 }, (_, line) => `riga ${line}`).join("\n"));
  expect(cut?.split("\n")).toHaveLength(12);
  expect(cut?.endsWith("…")).toBe(true);
});

test("a long post text is cut at a space if there is one near", () => {
  const cut = textOf("parola ".repeat(400));
  expect(cut?.endsWith("parola…")).toBe(true);
});

test("a link at the cut of a post text is kept or dropped whole", () => {
  const url = `https://lanterna.example/${"a".repeat(200)}`;
  const tokens = shorten(tokensOf(`${"x ".repeat(380)} ${url} ${"y ".repeat(400)}`)) ?? [];
  for (const token of tokens) if (token.kind === "link") expect(token.text).toBe(url);
  expect(tokens.at(-1)?.text.endsWith("…")).toBe(true);
});

test("an emoji sequence at the cut of a post text is never split", () => {
  const family = "👨‍👩‍👧‍👦";
  const cut = textOf(family.repeat(300)) ?? "";
  expect(cut.slice(0, -1).replaceAll(family, "")).toBe("");
});
