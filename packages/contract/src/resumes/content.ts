import { z } from "zod";
import { words } from "../kernel/fields.ts";
import { languageLevel } from "../job-posts/draft.ts";
import { vocabularyCode } from "../vocabulary/schema.ts";
import { checkPeriod, partialDate } from "./dates.ts";
import { resumeLimits as limits } from "./limits.ts";

/** Permanent id of an entry within its resume. The server assigns it if the client does not. */
export const itemId = z.string().regex(/^[a-z0-9-]{1,36}$/);
const item = { id: itemId.optional() };

const orNull = (bounds: { max: number }) => z.string().trim().max(bounds.max).nullable();
const maybe = (bounds: { max: number }) => orNull(bounds).default(null);
const name = words(limits.name);
const date = partialDate.nullable().default(null);

const isUrl = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });
const withScheme = (value: string) => (/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`);
const written = z.string().trim().max(limits.url.max);

/** Accepts addresses without a scheme and adds https://. */
export const webAddress = written.transform(withScheme).pipe(isUrl);
/** Not a union with the empty string, because a union would hide which rule failed. */
const maybeAddress = written
  .transform((value) => (value === "" ? null : withScheme(value)))
  .pipe(isUrl.nullable())
  .nullable()
  .default(null);

const period = { start: date, end: date, isCurrent: z.boolean().default(false) };

/** Freelancers may have no company, and some entries have no title: one of the two is enough. */
const maybeName = z.string().trim().max(limits.name.max).default("");
const oneOf =
  <K extends string>(first: K, second: K) =>
  (value: Readonly<Record<K, string | null>>, context: z.RefinementCtx): void => {
    if (!value[first] && !value[second])
      context.addIssue({ code: "custom", message: "field.required", path: [first], input: value[first] });
  };

export const experience = z
  .strictObject({
    ...item,
    company: maybeName,
    companyUrl: maybeAddress,
    title: maybeName,
    city: maybe(limits.city),
    ...period,
    description: maybe(limits.text),
    tasks: z.array(words(limits.task)).max(limits.tasks.max).default([]),
  })
  .superRefine(oneOf("title", "company"))
  .superRefine(checkPeriod)
  .meta({ id: "Experience" });

export const education = z
  .strictObject({
    ...item,
    degreeTitle: maybeName,
    institution: maybe(limits.name),
    grade: maybe(limits.grade),
    thesis: maybe(limits.thesis),
    ...period,
    description: maybe(limits.text),
  })
  .superRefine(oneOf("degreeTitle", "institution"))
  .superRefine(checkPeriod)
  .meta({ id: "Education" });

export const certification = z
  .strictObject({
    ...item,
    name,
    issuer: maybe(limits.name),
    /** Issue date, and expiry date. */
    start: date,
    end: date,
    url: maybeAddress,
  })
  .superRefine((value, context) => checkPeriod({ ...value, isCurrent: false }, context))
  .meta({ id: "Certification" });

export const course = z
  .strictObject({
    ...item,
    name,
    provider: maybe(limits.name),
    topics: z.array(name).max(limits.topics.max).default([]),
    ...period,
  })
  .superRefine(checkPeriod)
  .meta({ id: "Course" });

export const resumeSkill = z
  .strictObject({
    ...item,
    /** Id in the taxonomy; null for a skill that it does not have. */
    skillId: z.uuidv7().nullable().default(null),
    name,
    /** 1–2 basic, 3 intermediate, 4 advanced, 5 expert; null if unspecified. */
    level: z.int().min(limits.skillLevel.min).max(limits.skillLevel.max).nullable().default(null),
  })
  .meta({ id: "ResumeSkill" });

export const resumeLanguage = z
  .strictObject({
    ...item,
    /** Code from the vocabulary, such as language_it. */
    code: vocabularyCode,
    level: languageLevel.nullable().default(null),
    native: z.boolean().default(false),
    /** Every version of the resume must include this language: specification §3. */
    mandatory: z.boolean().default(false),
  })
  .meta({ id: "ResumeLanguage" });

export const interest = z.strictObject({ ...item, name }).meta({ id: "Interest" });

/** An assessment of the person, with the text it is based on. */
export const suggestion = z
  .strictObject({
    ...item,
    text: words({ max: limits.suggestions.text }),
    motivation: maybe({ max: limits.suggestions.motivation }),
    /** The talent's answer, if the suggestion is a question. */
    answer: maybe({ max: limits.suggestions.answer }),
    /** The taxonomy code of a proposed skill or position, if it has one. */
    code: z.string().max(80).nullable().default(null),
    shared: z.boolean().default(false),
  })
  .meta({ id: "Suggestion" });

export const contacts = z
  .strictObject({
    email: z
      .string()
      .trim()
      .max(254)
      .transform((value) => (value === "" ? null : value))
      .pipe(z.string().regex(z.regexes.email, "field.invalidEmail").nullable())
      .nullable()
      .default(null),
    phone: maybe({ max: 40 }),
    city: maybe(limits.city),
    links: z.array(webAddress).max(limits.links.max).default([]),
  })
  .meta({ id: "ResumeContacts" });

const noneTwice = (items: readonly { id?: string | undefined }[], context: z.RefinementCtx) => {
  const ids = items.map(({ id }) => id);
  for (const [index, value] of ids.entries())
    if (value !== undefined && ids.indexOf(value) < index)
      context.addIssue({ code: "custom", message: "field.inUse", path: [index, "id"], input: value });
};
const listOf = <T extends z.ZodType<{ id?: string | undefined }>>(entry: T, { max }: { max: number }) =>
  z.array(entry).max(max).superRefine(noneTwice);
const suggestions = listOf(suggestion, limits.suggestions);

/** The whole content of a resume. A change sends whole sections and keeps the others, so no section may have a default. */
export const resumeContent = z.strictObject({
  headline: orNull(limits.headline),
  contacts,
  /** The person's wishes for a job, one per line. */
  wishes: z.array(words({ max: limits.wishes.text })).max(limits.wishes.max),
  summary: orNull(limits.summary),
  comments: suggestions,
  aiquestions: suggestions,
  proposedJobPositions: suggestions,
  proposedTechnicalSkills: suggestions,
  experience: listOf(experience, limits.entries),
  technicalSkills: listOf(resumeSkill, limits.skills),
  softSkills: listOf(resumeSkill, limits.skills),
  education: listOf(education, limits.entries),
  certifications: listOf(certification, limits.entries),
  courses: listOf(course, limits.entries),
  languages: listOf(resumeLanguage, limits.entries).superRefine((items, context) => {
    const codes = items.map(({ code }) => code);
    for (const [index, code] of codes.entries())
      if (codes.indexOf(code) < index)
        context.addIssue({ code: "custom", message: "field.inUse", path: [index, "code"], input: code });
  }),
  interests: listOf(interest, limits.interests),
  criticalSummary: suggestions,
  questions: suggestions,
});
export type ResumeContentInput = z.input<typeof resumeContent>;
export type ResumeContent = z.output<typeof resumeContent>;
