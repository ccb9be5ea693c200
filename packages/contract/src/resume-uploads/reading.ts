import { z } from "zod";

/**
 * What the engine read in a document: every value with the words that it came from. Kept with the upload, sent to the review,
 * never edited: what a person decides about it stands beside it.
 */

/** Left, top, width, height in points of its page, whose origin is the upper left corner. */
export const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type Box = z.output<typeof box>;

/** A line as a reader sees it. Its place in the list is its id. Word files have no pages: page 0 and an empty box. */
export const readLine = z.object({ page: z.int(), box, text: z.string() }).meta({ id: "ReadLine" });
export type ReadLine = z.output<typeof readLine>;

/** Part of a line: from a character to before another. */
export const span = z.object({ line: z.int(), from: z.int(), to: z.int() }).meta({ id: "ReadSpan" });
export type Span = z.output<typeof span>;

/** Our own code, or the model that the installation has chosen. */
const readBy = z.enum(["onBox", "model"]);
export type ReadBy = z.output<typeof readBy>;

const found = <T extends z.ZodType>(value: T) =>
  z.object({
    value,
    /** From 0 to 1: how often a value that looks like this is right. */
    confidence: z.number().min(0).max(1),
    /** Where it is written; empty for what was concluded and stands nowhere. */
    spans: z.array(span),
    /** What the other reader read there, where our own code and a model disagree: one is proposed, the other is offered. */
    other: z.object({ value, spans: z.array(span), by: readBy }).optional(),
    /** Our own code did not see it. */
    by: z.literal("model").optional(),
  });
export type Other<T> = { value: T; spans: Span[]; by: ReadBy };
export type Found<T> = {
  value: T;
  confidence: number;
  spans: Span[];
  other?: Other<T> | undefined;
  by?: "model" | undefined;
};

const text = found(z.string());
const maybeText = text.nullable();
/** YYYY or YYYY-MM. */
const maybeDate = text.nullable();
const maybeFlag = found(z.boolean()).nullable();
/** "2021-03/present", as the other reader has it; dates are disagreed about together. */
const otherPeriod = z.object({ value: z.string(), spans: z.array(span), by: readBy }).optional();

const readExperience = z.object({
  company: maybeText,
  companyUrl: maybeText,
  title: maybeText,
  city: maybeText,
  start: maybeDate,
  end: maybeDate,
  isCurrent: maybeFlag,
  description: maybeText,
  tasks: z.array(text),
  otherPeriod,
});
const readEducation = z.object({
  degreeTitle: maybeText,
  institution: maybeText,
  grade: maybeText,
  thesis: maybeText,
  start: maybeDate,
  end: maybeDate,
  isCurrent: maybeFlag,
  description: maybeText,
  otherPeriod,
});
const readLanguage = z.object({
  /** ISO 639-1 where there is one: it, en. */
  code: text,
  level: maybeText,
  native: maybeFlag,
  /** Only our own documents say it. */
  mandatory: maybeFlag.optional(),
});
const readCertification = z.object({
  name: text,
  issuer: maybeText,
  start: maybeDate,
  end: maybeDate,
  url: maybeText,
});
const readCourse = z.object({
  name: text,
  provider: maybeText,
  topics: z.array(text),
  start: maybeDate,
  end: maybeDate,
  isCurrent: maybeFlag.optional(),
});
/** `code` is the taxonomy's (skills.code), where it knows the word; `level` 1 to 5 where the document says one; `skillId` in our own. */
const readSkill = text.extend({
  code: z.string().nullable(),
  level: z.int().nullable(),
  skillId: z.string().nullable().optional(),
});

export const readResume = z.object({
  contacts: z.object({
    firstName: maybeText,
    lastName: maybeText,
    email: maybeText,
    phone: maybeText,
    city: maybeText,
    links: z.array(text),
  }),
  headline: maybeText,
  summary: maybeText,
  experience: z.array(readExperience),
  education: z.array(readEducation),
  technicalSkills: z.array(readSkill),
  softSkills: z.array(readSkill),
  languages: z.array(readLanguage),
  certifications: z.array(readCertification),
  courses: z.array(readCourse),
  interests: z.array(text),
});
export type ReadResume = z.output<typeof readResume>;

export const documentKinds = ["pdf", "scan", "docx", "doc", "jsonResume", "europass", "orbita"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Text that nobody was to see: kept aside, shown as found, never read. */
export const hiddenText = z.object({
  page: z.int(),
  box,
  text: z.string(),
  reason: z.enum(["noInk", "tiny", "offPage", "covered", "vanished", "invisibleCharacters", "altText"]),
});
export type HiddenText = z.output<typeof hiddenText>;

/** What belongs to no field, in the document's own words and order. */
export const unplacedText = z.object({
  text: z.string(),
  spans: z.array(span),
  /** Where it might belong. */
  guess: z
    .enum([
      "summary",
      "experience",
      "technicalSkills",
      "softSkills",
      "education",
      "certifications",
      "courses",
      "languages",
      "interests",
      "contacts",
    ])
    .nullable(),
  /** Health, union, religion, protected categories, family, birth: better left out. */
  sensitive: z.boolean(),
});
export type UnplacedText = z.output<typeof unplacedText>;

export const reading = z
  .object({
    /** Grows with every change of the engine that changes what it reads. */
    engine: z.string(),
    kind: z.enum(documentKinds),
    /** In which the document is written. */
    language: z.enum(["it", "en"]),
    pages: z.array(z.object({ width: z.number(), height: z.number() })),
    words: z.int(),
    lines: z.array(readLine),
    resume: readResume,
    unplaced: z.array(unplacedText),
    hidden: z.array(hiddenText),
  })
  .meta({ id: "Reading" });
export type Reading = z.output<typeof reading>;

/** The stages that a document passes, in this order, as the page draws them. */
export const readingStages = ["received", "scanned", "extracted", "recognised", "linked", "ready"] as const;
/** Where a model is asked too: that it was, and that what it read was held against ours. Nobody else's page has them. */
export const modelStages = ["asked", "compared"] as const;
export type ReadingStage = (typeof readingStages)[number] | (typeof modelStages)[number];

/** Why a document could not be read: each has its words in the browser. */
export const readingFailures = [
  "encrypted",
  "damaged",
  "unsupported",
  "tooLarge",
  "tooManyPages",
  "tooComplex",
  "noText",
  "timeout",
  "failed",
] as const;
export type ReadingFailure = (typeof readingFailures)[number];
