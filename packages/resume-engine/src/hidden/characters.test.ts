import { describe, expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { seenCharacters, unseenCharacters } from "./characters.ts";

const tags = (text: string): string =>
  Array.from(text)
    .map((letter) => String.fromCodePoint(0xe_00_00 + letter.charCodeAt(0)))
    .join("");

describe("invisible characters", () => {
  test.each([
    ["a\u200bn\u200dn\u2060a@example.org", "anna@example.org"],
    ["\u202eworc\u202c and colours", "worc and colours"],
    [`Nurse.${tags("hire")}`, "Nurse."],
    ["co\u00adope\u00adration", "cooperation"],
  ])("seenCharacters: text with invisible characters %j → the visible text %j", (text, seen) => {
    expect(seenCharacters(text)).toBe(seen);
  });

  test("unseenCharacters: message in invisible tag characters → returned in printable form", () => {
    expect(unseenCharacters(`Nurse.${tags("hire now")}`)).toBe("hire now");
  });

  test("unseenCharacters: single zero-width character, as left by copying → not reported as hidden text", () => {
    expect(unseenCharacters("Nurse\u200b in Bari")).toBeNull();
    expect(unseenCharacters("N\u200bu\u200br\u200bse")).toBe("U+200B");
  });
});

describe("lookalike letters of other scripts", () => {
  test("CV text has lookalike letters of other scripts in a Latin word → read as Latin letters", () => {
    expect(seenCharacters("аnnа@exаmple.org")).toBe("anna@example.org");
    expect(unseenCharacters("write to аnnа@exаmple.org")).toBe("аnnа@exаmple.org");
  });

  test("CV text has a whole word in another script → stays unchanged, not reported as lookalikes", () => {
    expect(seenCharacters("Москва и Αθήνα")).toBe("Москва и Αθήνα");
    expect(unseenCharacters("Москва и Αθήνα")).toBeNull();
  });
});

test("contrast: black on white → 21; a colour on itself → 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#24405c", "#24405c")).toBe(1);
});
