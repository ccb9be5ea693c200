import type { Filter, SearchPayload } from "@orbita/contract";
import type { Db } from "@orbita/db";
import {
  QuestionTooWide,
  runQuestion,
  type CountRequest,
  type SearchClient,
  type ExtendedSearchResult,
} from "@orbita/platform";
import { loadRelations, type SkillRelations } from "../evidence/index.ts";
import { atLeastHalf, doubtful, forgive, termsOf, textClause, understandText, type ParsedTexts } from "./ask.ts";
import { matchedClause, type QueryClause } from "./clauses.ts";
import { mostCriteria, parseCriteria, wantedBy, withNear, type SearchCriterion } from "./criteria.ts";
import type { IndexedResume } from "./document.ts";
import { facetRanges } from "./facets.ts";
import { type Lexicon, loadLexicon, type SearchTerm } from "../lexicon/index.ts";
import { criteriaOfJob, type JobRequirementFields } from "./job-criteria.ts";
import { evidenceScore } from "./order.ts";
import type { SearchViewer } from "./queries.ts";
import { talentIndex } from "./talent-index.ts";

const byId = { skills: null, skillYears: ":", skillLevels: "@" } as const;

/** Replaces merged skills in the filters by their successors. */
function asOfNow(filters: readonly Filter[], { skills }: Lexicon): Filter[] {
  const current = (value: string, mark: ":" | "@" | null) => {
    const at = mark === null ? value.length : Math.max(0, value.lastIndexOf(mark));
    return (skills.get(value.slice(0, at))?.id ?? value.slice(0, at)) + value.slice(at);
  };
  return filters.map((filter) => {
    const mark = byId[filter.f as keyof typeof byId];
    if (mark === undefined || !["is", "in", "not"].includes(filter.mm)) return filter;
    return { ...filter, v: [filter.v].flat().map((value) => current(value as string, mark)) };
  });
}

/** Filter fields for which a person can have several values. Two such filters with one value each require both values. */
const severalValued: ReadonlySet<string> = new Set(["skills", "roles", "occupations", "languages"]);

/** The skills in the filters, whether all or any of them are required. */
const skillsIn = (filters: readonly Filter[]): string[] => [
  ...new Set(
    filters.filter(({ f, mm }) => f === "skills" && (mm === "is" || mm === "in")).flatMap(({ v }) => v as string[]),
  ),
];

/** Query clauses that count the people who have all of these skills, and those who have any of them. */
const skillCounts = (ids: readonly string[]): CountRequest[] =>
  ids.length < 2
    ? []
    : [
        { clause: { bool: { filter: ids.map((id) => ({ term: { skills: { value: id } } })) } }, instead: "skills" },
        { clause: { terms: { skills: [...ids] } }, instead: "skills" },
      ];

export const unhidden = ({ spaceIds, domains }: SearchViewer): QueryClause => ({
  bool: { must_not: [{ terms: { hiddenSpaces: [...spaceIds] } }, { terms: { hiddenDomains: [...domains] } }] },
});

type TalentQuestion = {
  readonly payload: SearchPayload;
  readonly texts: ParsedTexts;
  /** The words for which typos are tolerated. */
  readonly slipping: ReadonlySet<string>;
  /** Terms whose number of matching documents is needed: a word that matches none may be a typo. */
  readonly counted: readonly SearchTerm[];
  readonly also: readonly QueryClause[];
  /** The criteria of the job that people are searched for. */
  readonly ofJob: readonly SearchCriterion[];
};
type TalentQuestionCtx = {
  readonly db: Db;
  readonly search: SearchClient;
  readonly lexicon: Lexicon;
  readonly now: Date;
};

export type TalentSearchResult = ExtendedSearchResult<IndexedResume> & {
  readonly criteria: readonly SearchCriterion[];
  readonly relations: SkillRelations;
  readonly lexicon: Lexicon;
  readonly forgiving: boolean;
  /** The numbers of people with all chosen skills and with any of them; null if fewer than two are chosen. */
  readonly skillChoice: { readonly all: number; readonly any: number } | null;
};

async function askOnce(
  { db, search, lexicon, now }: TalentQuestionCtx,
  { payload, texts, slipping, counted, also, ofJob }: TalentQuestion,
) {
  const wanted = parseCriteria(payload.filters, termsOf(texts), lexicon, ofJob);
  // Clients can send any id, so ids of unknown skills are left out; they have no relations.
  const ids = wanted.filter(({ kind, id }) => kind === "skill" && lexicon.skills.has(id)).map(({ id }) => id);
  const relations = await loadRelations(db, ids, now);
  const criteria = wanted.map((one) => withNear(one, relations, lexicon));
  const means = { relations, lexicon, slipping };
  const fit = ofJob.slice(0, mostCriteria).map((one) => withNear(one, relations, lexicon));
  const answer = await runQuestion<IndexedResume>(search, talentIndex, payload, {
    also: fit.length === 0 ? also : [...also, atLeastHalf(fit)],
    ways: {
      text: ({ v }) => {
        const clauses = [v].flat().map((text) => textClause(texts.get(text as string), means));
        return clauses.length === 1 ? clauses[0]! : { bool: { should: clauses, minimum_should_match: 1 } };
      },
    },
    score: evidenceScore(criteria, slipping),
    ranges: facetRanges,
    apart: true,
    severalValued,
    counts: [
      ...counted.map((term) => ({ clause: matchedClause(wantedBy(term), slipping.has(term.words)) })),
      ...skillCounts(skillsIn(payload.filters)),
    ],
  });
  const [all, any] = answer.counted.slice(counted.length);
  const skillChoice = all === undefined || any === undefined ? null : { all, any };
  return { ...answer, counted: answer.counted.slice(0, counted.length), criteria, relations, skillChoice };
}

const none: ReadonlySet<string> = new Set();

/** The limits of a search besides its payload: clauses that always apply, and the job that people are searched for. */
type TalentQuestionLimits = {
  readonly also: readonly QueryClause[];
  readonly job?: JobRequirementFields | null;
};

/**
 * Queries the index. Only if a word matches no document is the query repeated with typo tolerance, so that correct words keep
 * their exact results.
 */
export async function askForTalents(
  place: Omit<TalentQuestionCtx, "lexicon">,
  asked: SearchPayload,
  { also, job = null }: TalentQuestionLimits,
): Promise<TalentSearchResult> {
  const lexicon = await loadLexicon(place.db, place.now);
  const there = { ...place, lexicon };
  const payload = { ...asked, filters: asOfNow(asked.filters, lexicon) } as SearchPayload;
  const texts = understandText(payload.filters, lexicon);
  if (termsOf(texts).length > QuestionTooWide.most) throw new QuestionTooWide("too many words");
  const doubts = doubtful(texts);
  const limits = { also, ofJob: job === null ? [] : criteriaOfJob(job, lexicon) };
  const first = await askOnce(there, { payload, texts, slipping: none, counted: doubts, ...limits });
  const unknown = doubts.filter((_, at) => first.counted[at] === 0);
  if (unknown.length === 0) return { ...first, lexicon, forgiving: false };
  const slipping = new Set(unknown.map(({ words }) => words));
  const better = forgive(texts, slipping, lexicon);
  const counted = termsOf(better).filter(({ words }) => slipping.has(words));
  const second = await askOnce(there, { payload, texts: better, slipping, counted, ...limits });
  const forgiving = second.counted.some((count) => count > 0);
  return { ...(forgiving ? second : first), lexicon, forgiving };
}
