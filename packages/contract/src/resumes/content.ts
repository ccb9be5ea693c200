import { z } from "zod";
import { words } from "../kernel/fields.ts";
import { languageLevel } from "../job-posts/draft.ts";
import { vocabularyCode } from "../vocabulary/schema.ts";
import { checkPeriod, partialDate } from "./dates.ts";
import { resumeLimits as limits } from "./limits.ts";

/** Names an entry within its resume, for good. Who sends one without gets it from the server. */
export const itemId = z.string().regex(/^[a-z0-9-]{1,36}$/);
const item = { id: itemId.optional() };

const orNull = (bounds: { max: number }) => z.string().trim().max(bounds.max).nullable();
const maybe = (bounds: { max: number }) => orNull(bounds).default(null);
const name = words(limits.name);
const date = partialDate.nullable().default(null);

const isUrl = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });
const withScheme = (value: string) => (/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`);
const written = z.string().trim().max(limits.url.max);

/** With or without https://; kept with it. */
export const webAddress = written.transform(withScheme).pipe(isUrl);
/** Not as a union with the empty one: that would hide which rule was broken. */
const maybeAddress = written
  .transform((value) => (value === "" ? null : withScheme(value)))
  .pipe(isUrl.nullable())
  .nullable()
  .default(null);

const period = { start: date, end: date, isCurrent: z.boolean().default(false) };

/** Freelancers have no company, and some say no title: one of the two is enough. */
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
    /** When it was given, and until when it is good. */
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
    /** Of the taxonomy; null for a word that it does not know. */
    skillId: z.uuidv7().nullable().default(null),
    name,
    /** 1–2 basic, 3 intermediate, 4 advanced, 5 expert; null is not said. */
    level: z.int().min(limits.skillLevel.min).max(limits.skillLevel.max).nullable().default(null),
  })
  .meta({ id: "ResumeSkill" });

export const resumeLanguage = z
  .strictObject({
    ...item,
    /** Of the value list: language_it. */
    code: vocabularyCode,
    level: languageLevel.nullable().default(null),
    native: z.boolean().default(false),
    /** Must not be missing where this resume goes: specification §3. */
    mandatory: z.boolean().default(false),
  })
  .meta({ id: "ResumeLanguage" });

export const interest = z.strictObject({ ...item, name }).meta({ id: "Interest" });

/** Something that judges, with the words that it rests on. */
export const suggestion = z
  .strictObject({
    ...item,
    text: words({ max: limits.suggestions.text }),
    motivation: maybe({ max: limits.suggestions.motivation }),
    /** Of a question that asks the talent. */
    answer: maybe({ max: limits.suggestions.answer }),
    /** Of a proposed skill or position that the taxonomy knows. */
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

/** All that a resume says. A change names whole sections: what it does not name stays, so that none may have a default. */
export const resumeContent = z.strictObject({
  headline: orNull(limits.headline),
  contacts,
  /** What the person is looking for, a line each. */
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
