import { z } from "zod";
import { evidence } from "../evidence/schema.ts";
import { id, instant } from "../kernel/fields.ts";
import { pageOf, searchPayload, withProjections, type SearchFields } from "../kernel/search.ts";
import { resumeCard, resumeProfile } from "../resumes/schema.ts";
import { offerState } from "../contact-offers/schema.ts";
import { languageLevel } from "../job-posts/draft.ts";

/** Fields by which members search talents. Covers only people who opted in, and only what they show. */
export const talentFields = {
  /** Supports words, "phrases", AND, OR, NOT and parentheses: see `parseQuery`. */
  text: "query",
  headline: "text",
  title: "text",
  company: "text",
  city: "text",
  region: "keyword",
  place: "place",
  years: "number",
  /** Skill ids, listed as a skill or mentioned in a line of the resume. A special case of a skill also counts as that skill. */
  skills: "keyword",
  /** `id:3`: used for at least three years, by the periods of the entries that mention it. */
  skillYears: "keyword",
  /** `id@4`: at level 4 or above, as stated by the person. */
  skillLevels: "keyword",
  /** Job titles held, as taxonomy codes. */
  occupations: "keyword",
  /** Proposed positions that the talent shares, as taxonomy codes. */
  roles: "keyword",
  languages: "keyword",
  /** `language_en:B2`: at level B2 or above. */
  languageLevels: "keyword",
  /** The highest level of education. */
  education: "keyword",
  /** The levels reached, to search for a level or above. */
  educationLevels: "keyword",
  updated: "date",
  created: "date",
} as const satisfies SearchFields;

export const talentFacets = ["skills", "roles", "occupations", "languages", "education", "region", "years"] as const;

/** One criterion of the search as it was understood. Each hit states what its resume says about every criterion. */
export const criterion = z
  .object({
    kind: z.enum(["skill", "occupation", "language", "education", "place", "words"]),
    /** Id of the skill or occupation, code, or name of the place; for `words`, the words themselves. */
    id: z.string(),
    label: z.object({ it: z.string(), en: z.string() }),
    minYears: z.int().nullable(),
    level: languageLevel.nullable(),
    /** The words of the query that were understood this way; null if the criterion comes from a filter. */
    words: z.string().nullable(),
  })
  .meta({ id: "Criterion" });
export type Criterion = z.output<typeof criterion>;

/**
 * matched: the resume says it · related: it says something similar · notMet: it says otherwise (two years if five are required) ·
 * missing: the resume has nothing about it.
 */
export const match = z
  .object({
    /** Index in the `criteria` of the response. */
    criterion: z.int(),
    state: z.enum(["matched", "related", "notMet", "missing"]),
    /**
     * The place of the evidence: quoted lines, place of residence, place of a job (quoted), headline, proposed roles, or
     * elsewhere in the resume; null if there is none.
     */
    where: z.enum(["lines", "residence", "jobPlace", "headline", "proposedRole", "elsewhere"]).nullable(),
    /** For a skill with required years: the documented years, summed over jobs. */
    years: z.number().nullable(),
    lines: evidence.shape.lines,
    /** The related term, if it differs from the criterion. */
    found: evidence.shape.found,
  })
  .meta({ id: "Match" });
export type Match = z.output<typeof match>;

/** The Space's existing relations with a talent. Does not reveal an application while it is blind. */
export const acquaintance = z
  .object({
    /** When the caller last opened this CV. */
    openedAt: instant.nullable(),
    applied: z.object({ applicationId: id, jobPostId: id, title: z.string() }).nullable(),
    shortlistIds: z.array(id),
    offer: z.object({ id, state: offerState, at: instant }).nullable(),
  })
  .meta({ id: "Acquaintance" });
export type Acquaintance = z.output<typeof acquaintance>;

export const talentHit = resumeCard
  .extend({ region: z.string().nullable(), matches: z.array(match), acquaintance })
  .meta({ id: "TalentHit" });
export type TalentHit = z.output<typeof talentHit>;

export const talentSearchPayload = withProjections(
  searchPayload(talentFields, { facets: talentFacets, sort: "evidence:desc", sorts: { evidence: null } }),
  talentHit,
);
export type TalentSearchPayload = z.output<typeof talentSearchPayload>;

export const talentPage = pageOf(talentHit).extend({
  /** In the order that each hit's matches refer to. */
  criteria: z.array(criterion),
  /** True if some words matched nothing as typed and were matched with a one-letter typo instead. */
  forgiving: z.boolean(),
  /** Number of people shown to the Space today, and the daily maximum. Above it, only people already shown today appear. */
  quota: z.object({ shown: z.int(), max: z.int() }),
  /**
   * Number of people with all of the filtered skills, and with at least one of them, whichever the search used; null if the
   * filters have fewer than two skills.
   */
  skillChoice: z.object({ all: z.int(), any: z.int() }).nullable(),
});
export type TalentPage = z.output<typeof talentPage>;

/** A CV opened by a member. Its owner sees the member and the time in their access log. */
export const openedTalent = z
  .object({
    id,
    profile: resumeProfile,
    acquaintance,
    /** Set once the talent accepted an offer. */
    contacts: z.object({ email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  })
  .meta({ id: "OpenedTalent" });
export type OpenedTalent = z.output<typeof openedTalent>;

/** The counterfactual test: profiles with swapped names, genders, birth years and addresses must rank in the same order. */
export const fairnessRun = z
  .object({
    at: instant,
    profiles: z.int(),
    queries: z.int(),
    /** The swapped attributes, and the number of rank changes that each caused. */
    swaps: z.array(z.object({ kind: z.enum(["name", "gender", "birthYear", "address"]), changes: z.int() })),
  })
  .meta({ id: "FairnessRun" });
export type FairnessRun = z.output<typeof fairnessRun>;
