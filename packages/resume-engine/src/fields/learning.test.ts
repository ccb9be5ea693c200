import { describe, expect, test } from "vitest";
import { modelOf, type Block } from "../../bench/unseen/blocks.ts";
import { understand } from "../understand.ts";

const now = new Date("2025-03-31");
const head: Block[] = [{ text: "Anna Verdi", size: 20, bold: true }, { text: "anna.verdi@posta.example" }];
const under = (heading: string, lines: readonly (string | Block)[]) =>
  understand(
    modelOf([
      ...head,
      { text: heading, size: 14, bold: true, gap: 1 },
      ...lines.map((line) => (typeof line === "string" ? { text: line } : line)),
    ]),
    { now },
  ).resume;
const coursesOf = (...lines: (string | Block)[]) =>
  under("Corsi", lines).courses.map(({ name, provider, end }) => [name.value, provider?.value, end?.value]);
const certificatesOf = (...lines: (string | Block)[]) =>
  under("Certificazioni", lines).certifications.map(({ name, issuer }) => [name.value, issuer?.value]);

describe("reading courses and certificates of a CV", () => {
  test("CV names a course on one line and its issuer on the next → one course, its date without brackets", () => {
    const lines = [
      { text: "Primo soccorso (2019)", bold: true },
      "Croce Rossa Italiana",
      { text: "Antincendio rischio medio (2020)", bold: true },
      "Vigili del Fuoco di Savona",
    ];
    expect(coursesOf(...lines)).toEqual([
      ["Primo soccorso", "Croce Rossa Italiana", "2019"],
      ["Antincendio rischio medio", "Vigili del Fuoco di Savona", "2020"],
    ]);
    expect(coursesOf("Primo soccorso (2019), Croce Rossa")).toEqual([["Primo soccorso", "Croce Rossa", "2019"]]);
  });

  test("CV has a line with only a date below a course → the date of that course", () => {
    const below = { text: "2019", size: 9 };
    expect(coursesOf("Primo soccorso aziendale", below, "Antincendio rischio medio")).toEqual([
      ["Primo soccorso aziendale", undefined, "2019"],
      ["Antincendio rischio medio", undefined, undefined],
    ]);
  });

  test("CV line of a course with separators → name, issuer and date; a duration is not part of the name", () => {
    expect(coursesOf("Primo soccorso; Croce Rossa; 2019")).toEqual([["Primo soccorso", "Croce Rossa", "2019"]]);
    expect(coursesOf("Primo soccorso aziendale (12 ore), Croce Rossa, 2019")).toEqual([
      ["Primo soccorso aziendale", "Croce Rossa", "2019"],
    ]);
  });

  test("CV lists certificates inside a sentence → each is read separately", () => {
    expect(certificatesOf("I also hold an ECDL and a Forklift Licence.")).toEqual([
      ["ECDL", undefined],
      ["Forklift Licence", undefined],
    ]);
  });
});

test("CV has a job with a single date → the date is both its start and its end", () => {
  const [job] = under("Esperienza", [
    { text: "Cameriera, Hotel Luxana", bold: true },
    "2019",
    "Servizio ai tavoli",
  ]).experience;
  expect([job?.start?.value, job?.end?.value]).toEqual(["2019", "2019"]);
});
