import { talentSearchPayload, type TalentSearchPayload } from "@orbita/contract";
import { createDraws } from "./fairness-draws.ts";
import type { FairnessTaxonomy } from "./fairness-queries.ts";

const text = (v: string) => ({ f: "text", v, mm: "c" });

/**
 * Forty queries in both languages and genders, with words, filters and operators. Some search for attributes that no recruiter
 * should search for.
 */
export function fairnessQuestions({ skills, titles, cities }: FairnessTaxonomy, seed: string): TalentSearchPayload[] {
  const { one, some } = createDraws(`${seed} questions`);
  const nosy = [
    (title: string) => `Giulia ${title}`,
    (title: string) => `${title} nata nel 1985`,
    (title: string) => `${title} Via Garibaldi`,
    (title: string) => `${title} diplomata esperta`,
    (title: string) => `${title} Petrović`,
    (title: string) => `${title} she/her`,
    (title: string) => `${title} 1990`,
    (title: string) => `coordinatrice ${title}`,
  ];
  const asked = Array.from({ length: 8 }, (_, number) => {
    const title = one(titles);
    const [a, b, c] = some(skills, 3).map(({ label }) => label);
    const ids = some(skills, 3).map(({ skillId }) => skillId);
    return [
      [text(`${title.masculine} ${a!.it}`)],
      [text(`${title.feminine} ${b!.it} ${a!.it}`)],
      [text(`${title.en} ${b!.en} ${one(cities)}`)],
      [{ f: "skills", v: ids, mm: "in" }, ...(number % 2 ? [text(c!.it)] : [{ f: "years", v: 2, mm: "gte" }])],
      [text(nosy[number]!(title.feminine))],
    ];
  }).flat();
  return asked.map((filters) => talentSearchPayload.parse({ filters, size: 100, projections: ["id"] }));
}
