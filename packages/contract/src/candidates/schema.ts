import { z } from "zod";
import { email, id, instant } from "../kernel/fields.ts";
import { nameOfPerson } from "../kernel/names.ts";
import { resumeContent } from "../resumes/content.ts";
import { resume } from "../resumes/schema.ts";

/** How many months a Space keeps a CV that it added; then it is deleted automatically. */
export const candidateMonths = 12;

/** How the Space got the CV, and the legal basis for storing it (GDPR art. 6 and 14). */
export const candidateSource = z.enum(["candidate", "referral", "event", "agency", "publicProfile", "other"]);
export const legalBasis = z.enum(["consent", "preContractual", "legitimateInterest"]);

export const newCandidate = z
  .strictObject({
    /**
     * The document that the content was parsed from. It is required, because without a document the record would be a mere note
     * about a person.
     */
    uploadId: id,
    firstName: nameOfPerson({ min: 2, max: 100 }),
    lastName: nameOfPerson({ min: 2, max: 100 }),
    /** The email address for the notice. It is required, because otherwise the person could not be informed. */
    email,
    source: candidateSource,
    /** A description of where the Space got the CV, if the source is "other". */
    sourceNote: z.string().trim().max(200).nullable().default(null),
    legalBasis,
    /** The language of the mail that informs the person about the storage of their CV. */
    language: z.enum(["it", "en"]).default("it"),
    /** Sections that the member corrected; each replaces the parsed section. */
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
    /** When the person was notified that the Space stores their CV; null while the mail is pending. */
    toldAt: instant.nullable(),
    /** The file id of the document; the download checks who may read it. */
    fileId: id.nullable(),
    /** When the record is deleted automatically. */
    keptUntil: instant,
    created: instant,
  })
  .meta({ id: "Candidate" });
export type AddedCv = z.output<typeof candidate>;

export const candidateFile = candidate.extend({ resume }).meta({ id: "CandidateFile" });
export type AddedCvDetail = z.output<typeof candidateFile>;

/** The content of the page behind the link in a notice, for the person whose CV a Space added. */
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
    /** All data that the Space stores about the person. */
    resume,
  })
  .meta({ id: "CandidateNotice" });
export type AddedCvNotice = z.output<typeof candidateNotice>;
