import { z } from "zod";

/**
 * The values that the engine read in a document, each with the text it came from. Stored with the upload, sent to the review and
 * never edited: the person's decisions are stored separately.
 */

/** A rectangle on a page: left, top, width and height in points. The origin is the upper left corner of the page. */
export const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type TextBox = z.output<typeof box>;

/**
 * A line of the document as a reader sees it. Its index in the list is its id. Word files have no pages, so their lines have page 0
 * and an empty box.
 */
export const readLine = z.object({ page: z.int(), box, text: z.string() }).meta({ id: "ReadLine" });
export type DocumentTextLine = z.output<typeof readLine>;

/** Part of a line, as character offsets: `from` is inclusive, `to` is exclusive. */
export const span = z.object({ line: z.int(), from: z.int(), to: z.int() }).meta({ id: "ReadSpan" });
export type Span = z.output<typeof span>;

/** The source of a value: our own code, or the model that the installation configured. */
const readBy = z.enum(["onBox", "model"]);
export type ExtractionSource = z.output<typeof readBy>;

const found = <T extends z.ZodType>(value: T) =>
  z.object({
    value,
    /** The probability that the value is correct, from 0 to 1. */
    confidence: z.number().min(0).max(1),
    /** The parts of the document's lines that contain the value; empty for inferred values. */
    spans: z.array(span),
    /** The alternative to `value`, if our own code and a language model read different values. */
    other: z.object({ value, spans: z.array(span), by: readBy }).optional(),
    /** `model` if only the language model found the value; absent for values that our own code found. */
    by: z.literal("model").optional(),
  });
export type AlternativeValue<T> = { value: T; spans: Span[]; by: ExtractionSource };
export type ExtractedValue<T> = {
  value: T;
  confidence: number;
  spans: Span[];
  other?: AlternativeValue<T> | undefined;
  by?: "model" | undefined;
};

const text = found(z.string());
const maybeText = text.nullable();
/** A date as YYYY or YYYY-MM. */
const maybeDate = text.nullable();
const maybeFlag = found(z.boolean()).nullable();
/** The alternative period, such as "2021-03/present", if our own code and a language model read different periods. */
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
  /** The ISO 639-1 code of the language, such as it or en, if it has one. */
  code: text,
  level: maybeText,
  native: maybeFlag,
  /** Whether every version of the resume must include this language; present only in documents that this product exported. */
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
/**
 * A skill that was read. `code` is its code in the taxonomy, if it is listed there; `level` is 1 to 5, if the document states one;
 * `skillId` is present only in documents that this product exported.
 */
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
export type ParsedResume = z.output<typeof readResume>;

export const documentKinds = ["pdf", "scan", "docx", "doc", "jsonResume", "europass", "orbita"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Text that is invisible in the document. It is set aside and shown to the person, but never parsed. */
export const hiddenText = z.object({
  page: z.int(),
  box,
  text: z.string(),
  reason: z.enum(["noInk", "tiny", "offPage", "covered", "vanished", "invisibleCharacters", "altText"]),
});
export type HiddenText = z.output<typeof hiddenText>;

/** Text that matches no field, as written and in document order. */
export const unplacedText = z.object({
  text: z.string(),
  spans: z.array(span),
  /** The section that the text probably belongs to; null if none is likely. */
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
  /**
   * True if the text is about health, union membership, religion, protected categories, family or birth, and is better left out of
   * a resume.
   */
  sensitive: z.boolean(),
});
export type UnplacedText = z.output<typeof unplacedText>;

export const reading = z
  .object({
    /** Version of the engine; increases with every change that affects what it reads. */
    engine: z.string(),
    kind: z.enum(documentKinds),
    /** The language of the document. */
    language: z.enum(["it", "en"]),
    pages: z.array(z.object({ width: z.number(), height: z.number() })),
    words: z.int(),
    lines: z.array(readLine),
    resume: readResume,
    unplaced: z.array(unplacedText),
    hidden: z.array(hiddenText),
  })
  .meta({ id: "Reading" });
export type ParsedDocument = z.output<typeof reading>;

/** The stages of processing a document, in the order that the page shows. */
export const readingStages = ["received", "scanned", "extracted", "recognised", "linked", "ready"] as const;
/** Extra stages if the installation uses a language model: the model was queried, and its result was compared with our own code's. */
export const modelStages = ["asked", "compared"] as const;
export type ReadingStage = (typeof readingStages)[number] | (typeof modelStages)[number];

/** Reasons why a document could not be read; the web app has a message for each. */
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
