import { z } from "zod";
import { resumeSection } from "../resumes/sections.ts";

const label = z.object({ it: z.string(), en: z.string() });

/** A requirement of a job post: a skill, a language or a level of education. */
export const requirement = z
  .object({
    kind: z.enum(["skill", "language", "education"]),
    /** The id of the skill, or the code of the language or of the level of education. */
    id: z.string(),
    label,
    mandatory: z.boolean(),
    /** The required years of experience, for a skill. */
    minYears: z.int().nullable(),
    /** The required level, A1 to C2, for a language. */
    level: z.string().nullable(),
    /** For an education: the field of study, as the ad words it. The field is only displayed and plays no part in the verdict. */
    field: z.string().nullable(),
  })
  .meta({ id: "Requirement" });
export type Requirement = z.output<typeof requirement>;

/**
 * Whether the resume meets a requirement:
 * - `met`: the resume says so.
 * - `related`: the resume says something similar, or leaves the deciding point open; the line is quoted.
 * - `notMet`: the resume says otherwise, such as B1 where B2 is required; the line is quoted.
 * - `unknown`: the resume says nothing about the requirement; no line is quoted.
 */
export const verdict = z.enum(["met", "related", "notMet", "unknown"]);
export type Verdict = z.output<typeof verdict>;

/** The verbatim line of the resume that supports a verdict. */
export const evidenceLine = z
  .object({
    text: z.string(),
    section: resumeSection,
    /** The id of the resume entry that contains the line; null for the summary. */
    itemId: z.string().nullable(),
    /** The company or institution that places the line in the person's career. */
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
    /** At most three lines of the resume, most relevant first; empty if the verdict is `unknown`. */
    lines: z.array(evidenceLine),
    /** Whether the resume has the required skill itself, a narrower skill or a related skill; null if it has none of them. */
    by: z.enum(["same", "narrower", "related"]).nullable(),
    /**
     * The skill or level in the resume, if it differs from the requirement: PostgreSQL for SQL, Docker for Kubernetes, or the lower
     * level.
     */
    found: label.nullable(),
    /**
     * For a skill: the years of all jobs that mention it, with overlaps counted once; null if no period is known. The jobs of the
     * quoted lines are only a part of them.
     */
    years: z.number().nullable(),
  })
  .meta({ id: "Evidence" });
export type Evidence = z.output<typeof evidence>;
