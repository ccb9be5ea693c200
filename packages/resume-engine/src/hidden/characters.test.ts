import { describe, expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { seenCharacters, unseenCharacters } from "./characters.ts";

const tags = (text: string): string =>
  Array.from(text)
    .map((letter) => String.fromCodePoint(0xe_00_00 + letter.charCodeAt(0)))
    .join("");

describe("characters without a shape", () => {
  test.each([
    ["a\u200bn\u200dn\u2060a@example.org", "anna@example.org"],
    ["\u202eworc\u202c and colours", "worc and colours"],
    [`Nurse.${tags("hire")}`, "Nurse."],
    ["co\u00adope\u00adration", "cooperation"],
  ])("%j reads %j", (text, seen) => {
    expect(seenCharacters(text)).toBe(seen);
  });

  test("what tags say can be shown", () => {
    expect(unseenCharacters(`Nurse.${tags("hire now")}`)).toBe("hire now");
  });

  test("one that a copy left behind is no message", () => {
    expect(unseenCharacters("Nurse\u200b in Bari")).toBeNull();
    expect(unseenCharacters("N\u200bu\u200br\u200bse")).toBe("U+200B");
  });
});

describe("letters that look like ours", () => {
  test("in a word of ours they are ours", () => {
    expect(seenCharacters("аnnа@exаmple.org")).toBe("anna@example.org");
    expect(unseenCharacters("write to аnnа@exаmple.org")).toBe("аnnа@exаmple.org");
  });

  test("a word of another language stays what it is", () => {
    expect(seenCharacters("Москва и Αθήνα")).toBe("Москва и Αθήνα");
    expect(unseenCharacters("Москва и Αθήνα")).toBeNull();
  });
});

test("black on white is 21, a colour on itself 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#24405c", "#24405c")).toBe(1);
});
