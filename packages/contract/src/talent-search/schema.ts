import { z } from "zod";
import { evidence } from "../evidence/schema.ts";
import { id, instant } from "../kernel/fields.ts";
import { pageOf, searchPayload, withProjections, type SearchFields } from "../kernel/search.ts";
import { resumeCard, resumeProfile } from "../resumes/schema.ts";
import { contactRequestState } from "../contact-requests/schema.ts";
import { jobPostDraft, languageLevel } from "../job-posts/draft.ts";
import { jobPostId } from "../job-posts/schema.ts";

/** Fields by which members search talents. The search covers only people who opted in, and only what they show. */
export const talentFields = {
  /** Full-text search with words, "phrases", AND, OR, NOT and parentheses: see `parseQuery`. */
  text: "query",
  headline: "text",
  title: "text",
  company: "text",
  city: "text",
  region: "keyword",
  place: "place",
  years: "number",
  /** Ids of skills that the resume lists or mentions in a line. A search for a broader skill also finds a narrower one. */
  skills: "keyword",
  /** `id:3` finds people who used the skill for at least three years, by the periods of the entries that mention it. */
  skillYears: "keyword",
  /** `id@4` finds people who state level 4 or above for the skill. */
  skillLevels: "keyword",
  /** Occupations that the person has had, as taxonomy codes. */
  occupations: "keyword",
  /** Proposed positions that the talent shares, as taxonomy codes. */
  roles: "keyword",
  /** Names of courses and of certifications. */
  courses: "text",
  certifications: "text",
  languages: "keyword",
  /** `language_en:B2` finds people who speak the language at level B2 or above. */
  languageLevels: "keyword",
  /** The person's highest level of education. */
  education: "keyword",
  /** All levels of education that the person has reached; a filter by one of them means that level or above. */
  educationLevels: "keyword",
  updated: "date",
  created: "date",
} as const satisfies SearchFields;

export const talentFacets = ["skills", "roles", "occupations", "languages", "education", "region", "years"] as const;

/** A criterion of the search, as the server understood it. For each criterion, every hit states what its resume says about it. */
export const criterion = z
  .object({
    kind: z.enum(["skill", "occupation", "language", "education", "place", "words"]),
    /**
     * The id of the skill or occupation, the code of the language or level, or the name of the place; for `words`, the words
     * themselves.
     */
    id: z.string(),
    label: z.object({ it: z.string(), en: z.string() }),
    minYears: z.int().nullable(),
    level: languageLevel.nullable(),
    /** The words of the query that were understood as this criterion; null if the criterion comes from a filter. */
    words: z.string().nullable(),
  })
  .meta({ id: "Criterion" });
export type Criterion = z.output<typeof criterion>;

/**
 * Whether the resume meets the criterion:
 * - `matched`: the resume confirms it.
 * - `related`: the resume says something similar.
 * - `notMet`: the resume says otherwise, such as two years where five are required.
 * - `missing`: the resume has nothing about it.
 */
export const match = z
  .object({
    /** The index of the criterion in the `criteria` of the response. */
    criterion: z.int(),
    state: z.enum(["matched", "related", "notMet", "missing"]),
    /** The part of the resume on which the verdict is based; null if there is none. For `lines` and `jobPlace`, `lines` has the quotes. */
    where: z.enum(["lines", "residence", "jobPlace", "headline", "proposedRole", "elsewhere"]).nullable(),
    /** The documented years of experience, summed over all jobs, if the criterion is a skill with required years. */
    years: z.number().nullable(),
    lines: evidence.shape.lines,
    /** The related term in the resume, if it differs from the criterion. */
    found: evidence.shape.found,
  })
  .meta({ id: "Match" });
export type Match = z.output<typeof match>;

/** The Space's earlier contacts with a talent. They do not reveal an application while it is blind. */
export const acquaintance = z
  .object({
    /** When the caller last opened this CV. */
    openedAt: instant.nullable(),
    applied: z.object({ applicationId: id, jobPostId: id, title: z.string() }).nullable(),
    shortlistIds: z.array(id),
    contactRequest: z.object({ id, state: contactRequestState, at: instant }).nullable(),
  })
  .meta({ id: "Acquaintance" });
export type PriorContact = z.output<typeof acquaintance>;

export const talentHit = resumeCard
  .extend({ region: z.string().nullable(), matches: z.array(match), acquaintance })
  .meta({ id: "TalentHit" });
export type TalentHit = z.output<typeof talentHit>;

export const talentSearchPayload = withProjections(
  searchPayload(talentFields, {
    facets: talentFacets,
    sort: "evidence:desc",
    sorts: { evidence: null },
  }).safeExtend({
    /**
     * Id of an open job post of the Space. Adds its occupation and its requirements to the criteria, and finds only people who
     * have at least half of them, or something related.
     */
    jobPostId: jobPostId.optional(),
  }),
  talentHit,
);
export type TalentSearchPayload = z.output<typeof talentSearchPayload>;

export const talentPage = pageOf(talentHit).extend({
  /** The criteria of the search. The matches of each hit refer to them by index. */
  criteria: z.array(criterion),
  /** True if some words matched nothing as typed and were searched with typo tolerance instead. */
  forgiving: z.boolean(),
  /**
   * `shown`: number of people shown to the Space today. `max`: the daily maximum. Above it, results contain only people who were
   * already shown today.
   */
  quota: z.object({ shown: z.int(), max: z.int() }),
  /**
   * Number of people with all of the filtered skills, and with at least one of them, whichever of the two the search used; null if
   * the filters have fewer than two skills.
   */
  skillChoice: z.object({ all: z.int(), any: z.int() }).nullable(),
});
export type TalentSearchPage = z.output<typeof talentPage>;

/** The figures of an estimate are multiples of `step`. Below `least`, a figure is 0. */
export const talentEstimateRounding = { step: 5, least: 10 } as const;

/** The fields of a draft on which the estimate depends. */
export const talentEstimateRequest = jobPostDraft
  .pick({
    title: true,
    workplaceType: true,
    location: true,
    remoteFrom: true,
    skills: true,
    languages: true,
    education: true,
    educationMandatory: true,
  })
  .required()
  .meta({ id: "TalentEstimateRequest" });
export type TalentEstimateRequest = z.output<typeof talentEstimateRequest>;

/**
 * The area in which the people of an estimate live:
 * - `near`: at most `km` kilometers from the job's place.
 * - `region`, `italy`: in the area from which people may do a remote job.
 * - `anywhere`: wherever they live, for a remote job that is done from another country.
 */
export const talentEstimateArea = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("near"), name: z.string(), km: z.int() }),
    z.object({ kind: z.literal("region"), name: z.string() }),
    z.object({ kind: z.literal("italy") }),
    z.object({ kind: z.literal("anywhere") }),
  ])
  .meta({ id: "TalentEstimateArea" });
export type TalentEstimateArea = z.output<typeof talentEstimateArea>;

/** About how many people: a multiple of five, at most four from the number itself; 0 means fewer than ten. */
const peopleFigure = z.int().min(0).multipleOf(talentEstimateRounding.step);

/** How many people who let themselves be found a job is for, while it is being written. */
export const talentEstimate = z
  .object({
    /** The occupation that the title names; null if it names none that the taxonomy knows. */
    occupation: z.object({ it: z.string(), en: z.string() }).nullable(),
    /** Null if the job has no place yet. */
    area: talentEstimateArea.nullable(),
    /** Null without an occupation or an area. */
    figures: z
      .object({
        /** People with the occupation in the area. All other figures are about them. */
        people: peopleFigure,
        /** Those who meet all requirements that are not only nice to have. */
        required: peopleFigure,
        /** In the order of the job: skills, languages, education. */
        requirements: z.array(
          z
            .object({
              criterion,
              mandatory: z.boolean(),
              /** Those who meet it. */
              people: peopleFigure,
              /** Those who meet all other mandatory requirements; null if it is nice to have. */
              without: peopleFigure.nullable(),
            })
            .meta({ id: "TalentEstimateRequirement" }),
        ),
      })
      .nullable(),
  })
  .meta({ id: "TalentEstimate" });
export type TalentEstimate = z.output<typeof talentEstimate>;

/** A CV opened by a member. Its owner sees the Space and the time in "Who saw you", and the member if they let talents know their name. */
export const openedTalent = z
  .object({
    id,
    profile: resumeProfile,
    acquaintance,
    /** The talent's contacts; null until the talent has accepted a contact request of the Space. */
    contacts: z.object({ email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  })
  .meta({ id: "OpenedTalent" });
export type OpenedTalentProfile = z.output<typeof openedTalent>;

/**
 * Result of the counterfactual fairness test: profiles with swapped names, genders, birth years and addresses must rank in the same
 * order, and jobs must rank in the same order for them.
 */
export const fairnessRun = z
  .object({
    at: instant,
    profiles: z.int(),
    /** The number of searches, or of lists of jobs that fit: one for each profile. */
    queries: z.int(),
    /** The swapped attributes, and the number of rank changes that each caused. */
    swaps: z.array(
      z.object({ kind: z.enum(["name", "gender", "birthYear", "address", "nationality"]), changes: z.int() }),
    ),
  })
  .meta({ id: "FairnessRun" });
export type FairnessRun = z.output<typeof fairnessRun>;
