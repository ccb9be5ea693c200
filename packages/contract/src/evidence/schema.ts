import { z } from "zod";
import { resumeSection } from "../resumes/sections.ts";

const label = z.object({ it: z.string(), en: z.string() });

/** One thing that a job post asks for. */
export const requirement = z
  .object({
    kind: z.enum(["skill", "language", "education"]),
    /** The skill's id, or the code of the language or of the level of education. */
    id: z.string(),
    label,
    mandatory: z.boolean(),
    /** Of a skill: for how long. */
    minYears: z.int().nullable(),
    /** Of a language: A1 to C2. */
    level: z.string().nullable(),
    /** Of an education: in what, in the ad's own words. Shown, and judged by nobody here. */
    field: z.string().nullable(),
  })
  .meta({ id: "Requirement" });
export type Requirement = z.output<typeof requirement>;

/**
 * met: the resume says so · related: it says something near, or leaves open what would decide, and is quoted · notMet: it says
 * otherwise (B1 where B2 is asked), and is quoted · unknown: nothing was found in the resume, and nothing is quoted.
 */
export const verdict = z.enum(["met", "related", "notMet", "unknown"]);
export type Verdict = z.output<typeof verdict>;

/** The words of the resume that a verdict rests on, as they stand there. */
export const evidenceLine = z
  .object({
    text: z.string(),
    section: resumeSection,
    /** The entry that it stands in; null for the summary. */
    itemId: z.string().nullable(),
    /** The company, the institution: whatever says where in a person's life it is. */
    at: z.string().nullable(),
    start: z.string().nullable(),
    end: z.string().nullable(),
    isCurrent: z.boolean(),
  })
  .meta({ id: "EvidenceLine" });
export type EvidenceLine = z.output<typeof evidenceLine>;

export const evidence = z
  .object({
    requirement,
    verdict,
    /** At most three, the most telling first; none where the resume does not say. */
    lines: z.array(evidenceLine),
    /** How what was found stands to what was asked for; null where nothing was found. */
    by: z.enum(["same", "narrower", "related"]).nullable(),
    /** What was found, where it is something else: PostgreSQL for SQL, Docker for Kubernetes; or the lower level. */
    found: label.nullable(),
    /**
     * Of a skill: the sum over all jobs that speak of it, overlaps counted once; null where no period is known. It is not the time
     * spent in the job of any one line.
     */
    years: z.number().nullable(),
  })
  .meta({ id: "Evidence" });
export type Evidence = z.output<typeof evidence>;
