import { expect, test } from "vitest";
import { unstorableIn } from "./unstorable.ts";

test("input text with a zero byte or a lone surrogate → the path of its field is returned, at any depth", () => {
  expect(unstorableIn({ a: [{ text: "x" }, { text: "x\u0000y" }] })).toBe("a.1.text");
  expect(unstorableIn({ name: "\ud83d" })).toBe("name");
  expect(unstorableIn("\udc00")).toBe("");
});

test("input that PostgreSQL can store, including emoji and control characters → undefined", () => {
  for (const value of [undefined, null, 1, true, new Date(0), "👩‍💻 \u200e\u202e\u0001\uffff", { a: ["è", null, 2] }])
    expect(unstorableIn(value)).toBeUndefined();
});
