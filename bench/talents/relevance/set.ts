import type { ResumeContentInput } from "@orbita/contract";
import { queryOf } from "./ask.ts";
import { personOf, type GeneratedPerson } from "./people.ts";
import type { RelevanceQuery } from "./query.ts";
import { hashOf } from "./random.ts";
import { resumeOf } from "./render.ts";

export type JudgedSetHalf = "tuning" | "held";
export type JudgedQuery = { query: RelevanceQuery; half: JudgedSetHalf; grades: ReadonlyMap<string, number> };
export type JudgedSet = {
  people: readonly (GeneratedPerson & { resume: Required<ResumeContentInput> })[];
  judged: readonly JudgedQuery[];
};
type QuerySetOptions = {
  seed: string;
  ids: ReadonlyMap<string, string>;
  today: Date;
  profiles?: number;
  queries?: number;
};

const halfOf = (seed: string, { number }: RelevanceQuery): JudgedSetHalf =>
  hashOf(`${seed} half of ${number}`) % 2 === 0 ? "tuning" : "held";

/** Builds the whole test set from one seed: people, CVs, queries and grades. `ids` are the skill ids by code. */
export function judgedSet({ seed, ids, today, profiles = 5_000, queries = 300 }: QuerySetOptions): JudgedSet {
  const people = Array.from({ length: profiles }, (_, number) => {
    const person = personOf(seed, number);
    return { ...person, resume: resumeOf(seed, person, { ids, today }) };
  });
  const judged = Array.from({ length: queries }, (_, number): JudgedQuery => {
    const { query, grades } = queryOf(seed, number, { people, ids });
    return { query, half: halfOf(seed, query), grades };
  });
  return { people, judged };
}
