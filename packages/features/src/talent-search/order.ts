import { matchedClause, recentClauses, relatedClause, type Clause } from "./clauses.ts";
import { mostCriteria, type Wanted } from "./criteria.ts";

/**
 * First who documents most criteria, then who has related ones, then who used them most recently: three numbers in one, each out
 * of reach of the next. Whole, and small enough for the engine's numbers: equal on every shard and at every moment.
 */
const lately = mostCriteria + 1;
/** Of two the one who used more of it in the last three years, and then the one who uses it now. */
const recency = { now: lately + 1, lately } as const;
const related = recency.now * mostCriteria + 1;
const matched = related * (mostCriteria + 8);

/** What a clause is told apart by in a hit: the criterion's place, and how it was met. */
export const nameOf = (state: "matched" | "related", place: number): string => `${state} ${place}`;

const worth = (boost: number, filter: Clause, name?: string): Clause => ({
  constant_score: { filter, boost, ...(name && { _name: name }) },
});
const both = (...filter: Clause[]): Clause => ({ bool: { filter } });

/** One for each criterion; of the ways to meet it the best counts. */
export const evidenceScore = (criteria: readonly Wanted[], slipping: ReadonlySet<string>): Clause[] =>
  criteria.map((one, place) => {
    const met = matchedClause(one, slipping.has(one.id));
    const near = relatedClause(one);
    const recent = recentClauses(one);
    return {
      dis_max: {
        queries: [
          worth(matched, met, nameOf("matched", place)),
          ...(recent ? [worth(matched + recency.now, both(met, recent.now))] : []),
          ...(recent?.lately ? [worth(matched + recency.lately, both(met, recent.lately))] : []),
          ...(near ? [worth(related, near, nameOf("related", place))] : []),
        ],
      },
    };
  });
