import { lint } from "@orbita/ad-linter";
import { proofSize } from "@orbita/testing/proof";
import { beforeAll, describe, expect, test } from "vitest";
import { draftAd } from "./draft.ts";
import type { JobAdFacts } from "./facts.ts";
import { textOf } from "./paragraph.ts";
import { checkerOf } from "./testing/given-only.ts";
import { readTaxonomy, seededFacts } from "./testing/seeded-posts.ts";
import { adWith } from "./titles.ts";

const seed = Number(process.env.SEED ?? 20_261_116);
const count = proofSize({ short: 200, whole: 500 });
let all: { facts: JobAdFacts; text: string }[];
let check: Record<"it" | "en", ReturnType<typeof checkerOf>>;
beforeAll(async () => {
  const taxonomy = await readTaxonomy();
  check = { it: checkerOf(taxonomy, "it"), en: checkerOf(taxonomy, "en") };
  all = Array.from({ length: count }, (_, at) => {
    const facts = seededFacts(seed + at * 7919, taxonomy);
    return { facts, text: draftAd(facts, facts.post.language).map(textOf).join("\n\n") };
  });
}, 120_000);

describe(`${count} random drafts of job descriptions in both languages`, () => {
  test("random drafts of job descriptions → no linter findings", () => {
    const objected = all.flatMap(({ facts, text }) =>
      lint(adWith(facts, facts.post.language, text))
        .filter(({ field }) => field === "description")
        .map(({ rule, quote }) => ({ title: facts.post.title, rule, quote })),
    );
    expect(objected).toEqual([]);
  });

  test("random drafts of job descriptions → state only the given facts", () => {
    const invented = all.flatMap(({ facts, text }) => {
      const found = check[facts.post.language](text, facts);
      return found.length > 0 ? [{ title: facts.post.title, found }] : [];
    });
    expect(invented).toEqual([]);
  });

  test("random drafts of job descriptions → name more than 98 % of the requested skills", () => {
    const asked = all.flatMap(({ facts: { post, words }, text }) =>
      (post.skills ?? []).map(({ id }) => text.includes(words.get(id)![post.language])),
    );
    expect(asked.length).toBeGreaterThan(count);
    expect(asked.filter(Boolean).length / asked.length).toBeGreaterThan(0.98);
  });
});

describe("check for invented facts in a draft", () => {
  const invented = {
    it: [
      "Buoni pasto da 12 €.",
      "La sede è a Napoli.",
      "- Kubernetes",
      "Ambiente dinamico e stimolante.",
      "Entrerai in Rossi Group.",
      "- Auto aziendale a uso promiscuo",
      "Si lavora 61 ore a settimana.",
    ],
    en: [
      "Meal vouchers of €12.",
      "Its office is in Naples.",
      "- Kubernetes",
      "A dynamic workplace.",
      "You will join Rossi Group.",
      "- Company car, private use included",
      "We work 61 hours a week.",
    ],
  };
  test("invented sentence added to any draft → found by the check for invented facts", () => {
    const missed = all.flatMap(({ facts, text }) => {
      const look = check[facts.post.language];
      const before = look(text, facts).length;
      const { benefits = [], skills = [] } = facts.post;
      const names = [...benefits.map(({ code }) => code), ...skills.map(({ id }) => id)];
      const isGiven = (line: string) =>
        line.startsWith("- ") &&
        names.some((code) => facts.words.get(code)![facts.post.language].includes(line.slice(2)));
      return invented[facts.post.language].filter(
        (line) => look(`${text}\n\n${line}`, facts).length === before && !isGiven(line),
      );
    });
    expect(missed).toEqual([]);
  });
});
