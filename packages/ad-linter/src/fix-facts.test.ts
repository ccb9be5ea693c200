import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Ad, Finding } from "./ad.ts";
import { isRewrite, type TextRewrite } from "./fix.ts";
import { lint } from "./lint.ts";
import { passed } from "./passed.ts";
import { judgedLines } from "./score.ts";
import { readCases } from "./testing/cases.ts";
import { clean } from "./testing/clean.ts";

const judged = (name: string): Ad[] =>
  judgedLines(readFileSync(new URL(`../judged/${name}.jsonl`, import.meta.url), "utf8")).map(({ ad }) => ad);
const ads: Ad[] = [...readCases().map(({ ad }) => ad), ...judged("tuned"), ...judged("held")];

const fieldText = (ad: Ad, { field }: Finding): string => {
  if (field === "title" || field === "description") return ad[field];
  return ad.questions[Number(/\d+$/.exec(field)?.[0])] ?? "";
};

type FixCase = { finding: Finding; fix: TextRewrite; removed: string; text: string };
const fixCases: FixCase[] = ads.flatMap((ad) =>
  lint(ad).flatMap((finding) => {
    if (!isRewrite(finding.fix)) return [];
    const text = fieldText(ad, finding);
    return [{ finding, fix: finding.fix, removed: text.slice(finding.fix.start, finding.fix.end), text }];
  }),
);
const describeCase = ({ finding, fix, removed }: FixCase): string =>
  `${finding.rule}: ${JSON.stringify(removed)} → ${JSON.stringify(fix.text)}`;

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
/** Removes the citation of the law in the open-to-all line, because its numbers are not figures of the job. */
const withoutLaw = (text: string): string => text.replace("(D.Lgs. 198/2006)", "");

/** Words about hours, pay, contract, place or level, which a fix must not add. */
const terms =
  /^(?:or[ae]|orari\w*|giorn\w+|mes[ei]|mensil\w*|settiman\w*|ann[oi]|turn[oi]|ferie|permess\w+|reperibil\w*|retribu\w+|indennit\w+|stipendi\w*|ral|eur\w*|lord\w+|nett\w+|contratt\w+|determinato|indeterminato|stage|tirocini\w*|apprendist\w*|part|full|time|sede|remoto|ibrid\w+|livell\w+|esperienza|hours?|days?|weeks?|months?|years?|shifts?|leave|holidays?|on-?call|call|duty|paid|pay|salary|wage\w*|gross|net|contract|permanent|fixed|term|internship|remote|hybrid|office|levels?|experience|[abc][12])$/;

describe("facts added by a linter fix", () => {
  it("test data for linter fixes: case table and judged ads → more than 300 fixes", () => {
    expect(fixCases.length).toBeGreaterThan(300);
  });

  it("applying a linter fix → adds no number that the ad does not contain", () => {
    const bad = fixCases.filter(({ fix, text }) =>
      numbersIn(withoutLaw(fix.text)).some((number) => !numbersIn(text).includes(number)),
    );
    expect(bad.map(describeCase)).toEqual([]);
  });

  it("applying a linter fix → adds no words about hours, pay, contract, place or level, no currency or percent sign", () => {
    const bad = fixCases.filter(({ fix, removed }) => {
      const before = new Set(wordsIn(removed));
      return (
        /[€$£%]/.test(fix.text.replace(removed, "")) ||
        wordsIn(withoutLaw(fix.text)).some((word) => !before.has(word) && terms.test(word))
      );
    });
    expect(bad.map(describeCase)).toEqual([]);
  });

  it("linter fix that deletes words → writes at most one letter: the capitalised initial of the next word", () => {
    const bad = fixCases.filter(
      ({ fix, removed }) => fix.kind === "delete" && !removed.toLowerCase().endsWith(fix.text.toLowerCase()),
    );
    expect(bad.map(describeCase)).toEqual([]);
    expect(fixCases.filter(({ fix }) => fix.kind === "delete" && fix.text.length > 1)).toEqual([]);
  });
});

describe("facts removed by a linter fix", () => {
  it("applying a linter fix → removes only the quoted words and adjoining articles, conjunctions and commas", () => {
    const glue = /^(?:[\s,;'’]|\b(?:e|ed|and|un|uno|una|an?)\b)*$/i;
    const bad = fixCases.filter(({ finding, fix, text }) => {
      // A deletion may end with the first letter of the next word, which it only capitalises. That letter does not count as
      // removed.
      const end = fix.kind === "delete" ? fix.end - fix.text.length : fix.end;
      const before = text.slice(fix.start, Math.min(Math.max(finding.start, fix.start), end));
      const after = text.slice(Math.max(finding.end, fix.start), Math.max(end, finding.end));
      return !glue.test(before) || !glue.test(after);
    });
    expect(bad.map(describeCase)).toEqual([]);
  });

  it("applying a linter fix → removes no number except an age or a height", () => {
    const bad = fixCases.filter(
      ({ finding, fix, removed }) =>
        finding.rule !== "ageLimit" &&
        finding.rule !== "ageWords" &&
        finding.rule !== "appearance" &&
        numbersIn(removed).some((number) => !numbersIn(fix.text).includes(number)),
    );
    expect(bad.map(describeCase)).toEqual([]);
  });

  it.each([
    "Orario flessibile, 24 giorni di ferie, tre giorni da casa.",
    "Flexible hours, 25 days of holiday, three days from home.",
  ])("ad with flexible hours or days of leave → no linter finding about availability: %s", (text) => {
    const ad: Ad = { ...clean, description: `${text} Annuncio per ogni genere.` };
    expect(lint(ad).filter(({ rule }) => rule === "availability")).toEqual([]);
  });

  it.each(["Disponibilità totale.", "Available at all times.", "Inglese madrelingua.", "Native English speaker."])(
    "ad demands what only its author can reword → the linter fix asks the author: %s",
    (text) => {
      const [finding] = lint({ ...clean, description: `${text} Annuncio per ogni genere.` });
      expect(finding?.fix).toEqual({ kind: "ask" });
    },
  );
});

describe("a job title with an age word", () => {
  it("job title in both genders with an age word → a finding about age; the check for a neutral title fails", () => {
    const ad: Ad = { ...clean, title: "Giovane segretaria/o di fonderia" };
    const findings = lint(ad);
    expect(findings.map(({ rule, quote }) => [rule, quote])).toEqual([["ageWords", "Giovane"]]);
    expect(passed(ad, findings)).not.toContain("neutralTitle");
  });
});
