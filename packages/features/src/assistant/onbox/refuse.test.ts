import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { refuse, speaksOfProtected } from "./refuse.ts";

/** Questions collected in a review, variants for each protected characteristic, and innocent questions that sound similar. */
const cases = ["refuse.cases.tsv", "refuse-breadth.cases.tsv", "refuse-innocent.cases.tsv"].flatMap((file) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t") as [string, string]),
);

const refusalOf = (question: string) => refuse(question, "it")?.refusal ?? "-";

describe("refuse, the check of questions to the assistant", () => {
  it("question about a protected characteristic, ranking or instruction → refused; question that only sounds similar → accepted", () => {
    const wrong = cases.filter(([wanted, question]) => refusalOf(question) !== wanted);
    expect(cases.filter(([wanted]) => wanted !== "-").length).toBeGreaterThanOrEqual(200);
    expect(cases.filter(([wanted]) => wanted === "-").length).toBeGreaterThanOrEqual(200);
    expect(wrong.map(([wanted, question]) => `${wanted} → ${refusalOf(question)}: ${question}`)).toEqual([]);
  });

  it("question with other capitals, accents or without question mark → same refusal", () => {
    const changed = (question: string) => [
      question.toUpperCase(),
      question.normalize("NFD"),
      `  ${question.replace(/[?.!]$/, "")}`,
      question.replaceAll("'", "’"),
    ];
    const wrong = cases
      .filter(([wanted]) => wanted === "protected")
      .flatMap(([, question]) => changed(question).filter((one) => refusalOf(one) !== "protected"));
    expect(wrong).toEqual([]);
  });

  it("question refused → the refusal is in the language of the question", () => {
    expect(refuse("How old is she?", "it")?.language).toBe("en");
    expect(refuse("Quanti anni ha?", "en")?.language).toBe("it");
    expect(refuse("Gay?", "en")?.language).toBe("en");
  });
});

describe("speaksOfProtected, the check for protected characteristics", () => {
  it.each([
    "Ha 45 anni.",
    "La candidata è nata nel 1980.",
    "She is 45 years old and lives in Milan.",
    "He was born in 1975.",
    "È sposata e ha due figli.",
    "She is a mother of two.",
    "Probabilmente è di nazionalità rumena.",
    "He seems to be close to retirement.",
    "She is pregnant.",
    "È iscritto alla CGIL.",
    "È una donna di fede cattolica.",
    "He has a criminal record.",
  ])("statement about a protected characteristic → detected: %s", (text) => {
    expect(speaksOfProtected(text)).toBe(true);
  });

  it.each([
    "Ha 12 anni di esperienza con Java.",
    "Ha lavorato cinque anni nel reparto maternità dell’ospedale.",
    "Parla inglese a livello C1 e italiano come madrelingua.",
    "She has worked with elderly patients since 2019.",
    "He has over 20 years of experience in logistics.",
    "She studied political science in Padua.",
    "Si è laureata nel 2012 in economia.",
    "He worked for a trade union between 2010 and 2014.",
    "Il CV non lo dice.",
    "Ha gestito un team di oltre 40 persone.",
    "She led a family of products for the German market.",
  ])("harmless statement → not detected as protected: %s", (text) => {
    expect(speaksOfProtected(text)).toBe(false);
  });
});
