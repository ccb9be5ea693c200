import { describe, expect, test } from "vitest";
import { yearsAskedIn } from "./years-asked.ts";

describe("years of experience that an ad asks for", () => {
  test.each([
    ["Chiediamo almeno 3 anni di esperienza nel ruolo.", 3],
    ["At least 4 years of experience in the role.", 4],
    ["Esperienza di almeno 2 anni in cucina.", 2],
    ["Esperienza nella mansione di 5 anni", 5],
    ["5+ years of hands-on experience with Java", 5],
    ["3-5 anni di esperienza", 3],
    ["Minimum 2 years' experience in a similar role", 2],
    ["Costituisce requisito un'esperienza minima di 1 anno.", 1],
    ["Almeno 2 anni di esperienza.\nAt least 6 years of experience as a lead.", 6],
  ])("“%s” → %i", (text, years) => expect(yearsAskedIn(text)).toBe(years));

  test.each([
    "Siamo un'azienda con 12 anni di esperienza.",
    "Da oltre 30 anni sul mercato.",
    "We bring 10 years of experience to our customers.",
    "Non serve esperienza, formiamo noi.",
    "Contratto di 3 anni.",
    "Età: almeno 18 anni.",
    "40 years of experience in shipbuilding",
    "",
  ])("“%s” → none", (text) => expect(yearsAskedIn(text)).toBeNull());
});
