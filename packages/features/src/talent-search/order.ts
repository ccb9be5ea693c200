import { matchedClause, recentClauses, relatedClause, type QueryClause } from "./clauses.ts";
import { mostCriteria, type SearchCriterion } from "./criteria.ts";

/**
 * People are sorted by the number of matched criteria, then of related ones, then by recency of use. The three numbers form one
 * score, in which a later number never outweighs an earlier one. The score is an integer small enough for the engine's floats, so
 * it is equal on every shard at any time.
 */
const lately = mostCriteria + 1;
/** Of otherwise equal people, those with more of the criteria in use in the last three years come first, then those with more of them in use now. */
const recency = { now: lately + 1, lately } as const;
const related = recency.now * mostCriteria + 1;
const matched = related * (mostCriteria + 8);

/**
 * The name of a query clause. The engine returns it with each hit: `state` says how the document meets the criterion, and
 * `place` is the position of the criterion.
 */
export const resumeNameOf = (state: "matched" | "related", place: number): string => `${state} ${place}`;

const worth = (boost: number, filter: QueryClause, name?: string): QueryClause => ({
  constant_score: { filter, boost, ...(name && { _name: name }) },
});
const both = (...filter: QueryClause[]): QueryClause => ({ bool: { filter } });

/** Builds one scoring clause per criterion; the best way in which a document meets the criterion counts. */
export const evidenceScore = (criteria: readonly SearchCriterion[], slipping: ReadonlySet<string>): QueryClause[] =>
  criteria.map((one, place) => {
    const met = matchedClause(one, slipping.has(one.id));
    const near = relatedClause(one);
    const recent = recentClauses(one);
    return {
      dis_max: {
        queries: [
          worth(matched, met, resumeNameOf("matched", place)),
          ...(recent ? [worth(matched + recency.now, both(met, recent.now))] : []),
          ...(recent?.lately ? [worth(matched + recency.lately, both(met, recent.lately))] : []),
          ...(near ? [worth(related, near, resumeNameOf("related", place))] : []),
        ],
      },
    };
  });
