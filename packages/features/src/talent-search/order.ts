import { matchedClause, recentClauses, relatedClause, type Clause } from "./clauses.ts";
import { mostCriteria, type SearchCriterion } from "./criteria.ts";

/**
 * Sorts by the number of matched criteria, then of related ones, then by recency of use: three numbers in one score, of
 * which a later number never outweighs an earlier one. The score is an integer small enough for the engine's floats, so it is
 * equal on every shard at any time.
 */
const lately = mostCriteria + 1;
/** Of equal people, first those who used more of it in the last three years, then those who use it now. */
const recency = { now: lately + 1, lately } as const;
const related = recency.now * mostCriteria + 1;
const matched = related * (mostCriteria + 8);

/** The name of a clause in a hit: how the criterion is met, and its position. */
export const nameOf = (state: "matched" | "related", place: number): string => `${state} ${place}`;

const worth = (boost: number, filter: Clause, name?: string): Clause => ({
  constant_score: { filter, boost, ...(name && { _name: name }) },
});
const both = (...filter: Clause[]): Clause => ({ bool: { filter } });

/** One clause per criterion; the best way to meet it counts. */
export const evidenceScore = (criteria: readonly SearchCriterion[], slipping: ReadonlySet<string>): Clause[] =>
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
