import { describe, expect, test } from "vitest";
import { isReserved, nameOfPerson, publicName, title } from "./names.ts";

const bounds = { max: 120 };
const codeOf = (schema: ReturnType<typeof title>, text: string): string | null => {
  const { error } = schema.safeParse(text);
  return error?.issues[0]?.message ?? null;
};

describe("validation of names and titles", () => {
  test.each([
    "Giulia",
    "D’Angelo",
    "O'Brien",
    "Anna-Maria",
    "Łukasz Żółć",
    "José María",
    "Nguyễn Thị",
    "Мария",
    "李小龍",
    "محمد",
    "می‌خواهم",
    "J.R.R. Tolkien",
    "Müller-Lüdenscheidt",
    "St. John",
    "Orlando",
    "Rita",
  ])("nameOfPerson: the person's name %s → accepted", (name) => expect(codeOf(nameOfPerson(bounds), name)).toBeNull());

  test.each([
    "Lanterna Software S.r.l.",
    "Rossi & Figli S.p.A.",
    "Subito.it S.r.l.",
    "3M Italia",
    "L’Oréal",
    "Orbital Dynamics",
    "Exorbitare",
    "ООО Ромашка",
    "A/B Testing (Milano)",
  ])("publicName: the Space name %s → accepted", (name) => expect(codeOf(publicName(bounds), name)).toBeNull());

  test.each(["Sviluppo Node.js / ASP.NET", "C++ 50%", "Addetto/a vendite", "Backend: Java, Kotlin"])(
    "the title %s → accepted",
    (text) => expect(codeOf(title(bounds), text)).toBeNull(),
  );

  test.each([
    "a\nb",
    "a\r\nBcc: x",
    "a\tb",
    "a\u0000b",
    "a\u202Eb",
    "a\u2066b",
    "a\u200Bb",
    "a\u2028b",
    "a\uFEFFb",
    "a\u00ADb",
    "a\uD800b",
    "a\u{E0041}b",
  ])("a name or title %j with line breaks or invisible characters → refused", (text) => {
    for (const schema of [title(bounds), publicName(bounds), nameOfPerson(bounds)])
      expect(codeOf(schema, text)).toBe("name.characters");
  });

  test.each([
    "https://evil.example",
    "Win at http://x.y",
    "www.evil.com",
    "evil.com/win",
    "evil.com:8080",
    "HTTPS://EVIL.COM",
    "javascript://x",
    "mailto:a@b.it",
  ])("the name or title %s → refused as a web address", (text) => {
    for (const schema of [title(bounds), publicName(bounds), nameOfPerson(bounds)])
      expect(codeOf(schema, text)).toBe("name.link");
  });
  test("a host such as evil.com in a name → refused for a person, accepted for a Space", () => {
    expect(codeOf(nameOfPerson(bounds), "Visit evil.com")).toBe("name.link");
    expect(codeOf(publicName(bounds), "Booking.com")).toBeNull();
  });

  test.each([
    "Orbita",
    "ORBITA Support",
    "orbita",
    "Órbita",
    "0rbita",
    "Оrbіtа",
    "Οrbita",
    "Ｏｒｂｉｔａ",
    "𝐎𝐫𝐛𝐢𝐭𝐚",
    "O-r-b-i-t-a",
    "o r b i t a",
    "Team Orb\u200Dita",
    "Orb1ta",
    "Orblta",
  ])("the Space name %s resembles the brand → refused as reserved", (text) => {
    expect(isReserved(text)).toBe(true);
    expect(codeOf(publicName(bounds), text)).toBe("name.reserved");
  });

  test("Space name: the brand between any punctuation signs → reserved; with a letter after it → not reserved", () => {
    const chars = Array.from({ length: 0x230 }, (_, index) => String.fromCodePoint(0x20 + index));
    const signs = chars.filter((char) => /[^\p{L}\p{N}\p{M}\p{C}]/u.test(char) && !"|!".includes(char));
    const letters = chars.filter((char) => /[a-z]/.test(char));
    expect(signs.filter((sign) => !isReserved(`${sign}Orbita${sign}`))).toEqual([]);
    expect(letters.filter((letter) => isReserved(`Orbita${letter}`))).toEqual([]);
  });

  test("Space name: the operator configures another brand → that brand is reserved, Orbita is not", () => {
    expect(isReserved("Ρianeta jobs", "Pianeta")).toBe(true);
    expect(isReserved("Orbita", "Pianeta")).toBe(false);
    expect(
      ["Borea Lavoro", "team borea-lavoro", "BoreaLavoro"].map((name) => isReserved(name, "Borea Lavoro")),
    ).toEqual([true, true, true]);
    expect(["Borea", "Lavoro Borea"].map((name) => isReserved(name, "Borea Lavoro"))).toEqual([false, false]);
  });
});
