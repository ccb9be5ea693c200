import { z } from "zod";
import { evidence } from "../evidence/schema.ts";
import { id, instant } from "../kernel/fields.ts";
import { pageOf, searchPayload, withProjections, type SearchFields } from "../kernel/search.ts";
import { resumeCard, resumeProfile } from "../resumes/schema.ts";
import { offerState } from "../contact-offers/schema.ts";
import { languageLevel } from "../job-posts/draft.ts";

/** What members search talents by; only people who let themselves be found, and what they show. */
export const talentFields = {
  /** Words, "phrases", AND, OR, NOT, parentheses: see `parseQuery`. */
  text: "query",
  headline: "text",
  title: "text",
  company: "text",
  city: "text",
  region: "keyword",
  place: "place",
  years: "number",
  /** By their ids: named as a skill, or said in a line of the resume. A case of a skill counts as the skill. */
  skills: "keyword",
  /** `id:3`: used for at least three years, by the periods of the entries that speak of it. */
  skillYears: "keyword",
  /** `id@4`: at level 4 or above, as the person says. */
  skillLevels: "keyword",
  /** Job titles held, by the codes of the taxonomy. */
  occupations: "keyword",
  /** Proposed positions that the talent shares, by the codes of the taxonomy. */
  roles: "keyword",
  languages: "keyword",
  /** `language_en:B2`: at that level or above. */
  languageLevels: "keyword",
  /** The highest level reached. */
  education: "keyword",
  /** At that level or above. */
  educationLevels: "keyword",
  updated: "date",
  created: "date",
} as const satisfies SearchFields;

export const talentFacets = ["skills", "roles", "occupations", "languages", "education", "region", "years"] as const;

/** One thing that was asked for, as it was understood: each hit says about each of them what its resume says. */
export const criterion = z
  .object({
    kind: z.enum(["skill", "occupation", "language", "education", "place", "words"]),
    /** The skill's or occupation's id, the code, or the name of the place; of words, the words themselves. */
    id: z.string(),
    label: z.object({ it: z.string(), en: z.string() }),
    minYears: z.int().nullable(),
    level: languageLevel.nullable(),
    /** Words of the text that were understood so; null where a filter says it. */
    words: z.string().nullable(),
  })
  .meta({ id: "Criterion" });
export type Criterion = z.output<typeof criterion>;

/**
 * matched: the resume says it · related: it says something near · notMet: it says otherwise (two years where five are asked) ·
 * missing: nothing was found in the resume.
 */
export const match = z
  .object({
    /** Its place among the answer's criteria. */
    criterion: z.int(),
    state: z.enum(["matched", "related", "notMet", "missing"]),
    /**
     * Where it was found: in the quoted lines, in the place of residence, in the place of a job (quoted), in the headline, among the
     * proposed roles, or elsewhere in the resume; null where nothing was found.
     */
    where: z.enum(["lines", "residence", "jobPlace", "headline", "proposedRole", "elsewhere"]).nullable(),
    /** Of a skill with years: how many are documented, as a sum over jobs. */
    years: z.number().nullable(),
    lines: evidence.shape.lines,
    /** What was found, where it is something else. */
    found: evidence.shape.found,
  })
  .meta({ id: "Match" });
export type Match = z.output<typeof match>;

/** What this Space already has to do with somebody whom it found. Nothing of it says that they applied while that is blind. */
export const acquaintance = z
  .object({
    /** When I opened this CV the last time. */
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
  /** In the order in which each hit's matches speak of them. */
  criteria: z.array(criterion),
  /** Nothing had the words as they were typed: a letter of these may be another. */
  forgiving: z.boolean(),
  /** People shown to the Space today, and how many may be: beyond that, only people it has already seen today. */
  quota: z.object({ shown: z.int(), max: z.int() }),
  /**
   * How many people have all of the skills that the filters name, and how many have at least one of them, whichever was asked for;
   * null where the filters name fewer than two.
   */
  skillChoice: z.object({ all: z.int(), any: z.int() }).nullable(),
});
export type TalentPage = z.output<typeof talentPage>;

/** A CV that a member opens: its owner reads in their log who did, and when. */
export const openedTalent = z
  .object({
    id,
    profile: resumeProfile,
    acquaintance,
    /** Once an offer was accepted. */
    contacts: z.object({ email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  })
  .meta({ id: "OpenedTalent" });
export type OpenedTalent = z.output<typeof openedTalent>;

/** The counterfactual test: the same profiles with other names, genders, birth years and addresses, in the same order. */
export const fairnessRun = z
  .object({
    at: instant,
    profiles: z.int(),
    queries: z.int(),
    /** What was swapped, and how many places in an order changed by it. */
    swaps: z.array(z.object({ kind: z.enum(["name", "gender", "birthYear", "address"]), changes: z.int() })),
  })
  .meta({ id: "FairnessRun" });
export type FairnessRun = z.output<typeof fairnessRun>;
