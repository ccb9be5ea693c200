import { z } from "zod";
import { email, id, instant } from "../kernel/fields.ts";
import { nameOfPerson } from "../kernel/names.ts";
import { resumeContent } from "../resumes/content.ts";
import { resume } from "../resumes/schema.ts";

/** How long a Space keeps a CV that it added: then it goes by itself. */
export const candidateMonths = 12;

/** Where a Space has a CV from, and by what right it keeps it (GDPR art. 6 and 14). */
export const candidateSource = z.enum(["candidate", "referral", "event", "agency", "publicProfile", "other"]);
export const legalBasis = z.enum(["consent", "preContractual", "legitimateInterest"]);

export const newCandidate = z
  .strictObject({
    /** The document that it was read from: a candidate without one would be a note about a person. */
    uploadId: id,
    firstName: nameOfPerson({ min: 2, max: 100 }),
    lastName: nameOfPerson({ min: 2, max: 100 }),
    /** Where the notice goes: without one nobody could be told. */
    email,
    source: candidateSource,
    /** In words, for "other". */
    sourceNote: z.string().trim().max(200).nullable().default(null),
    legalBasis,
    /** In which the notice is written. */
    language: z.enum(["it", "en"]).default("it"),
    /** In place of what was read, section by section. */
    content: resumeContent.partial().default({}),
  })
  .meta({ id: "NewCandidate" });

export const candidate = z
  .object({
    id,
    spaceId: id,
    firstName: z.string(),
    lastName: z.string(),
    headline: z.string().nullable(),
    city: z.string().nullable(),
    years: z.number(),
    email: z.string(),
    source: candidateSource,
    sourceNote: z.string().nullable(),
    legalBasis,
    addedBy: z.string().nullable(),
    /** When the person was told; null while the mail is on its way. */
    toldAt: instant.nullable(),
    /** The document, for who may read it. */
    fileId: id.nullable(),
    /** Deleted by itself then. */
    keptUntil: instant,
    created: instant,
  })
  .meta({ id: "Candidate" });
export type Candidate = z.output<typeof candidate>;

export const candidateFile = candidate.extend({ resume }).meta({ id: "CandidateFile" });
export type CandidateFile = z.output<typeof candidateFile>;

/** What the person whose CV it is sees behind the link of their notice. */
export const candidateNotice = z
  .object({
    space: z.object({ name: z.string(), url: z.string() }),
    firstName: z.string(),
    lastName: z.string(),
    source: candidateSource,
    sourceNote: z.string().nullable(),
    legalBasis,
    created: instant,
    keptUntil: instant,
    /** All that is kept. */
    resume,
  })
  .meta({ id: "CandidateNotice" });
export type CandidateNotice = z.output<typeof candidateNotice>;
