/** The format of a model's answer. It contains only positions (line numbers); the text is read from the document itself. */

/** A range of lines. `text` gives the words that are meant, if they are not the whole range. */
export type AnswerPart = { from: number | null; to: number | null; text: string | null };
export type LineRange = { from: number; to: number };
export type ModelAnswer = {
  sections: (LineRange & { kind: (typeof answerSections)[number] })[];
  headline: AnswerPart;
  summary: { from: number | null; to: number | null };
  experience: (LineRange & {
    title: AnswerPart;
    company: AnswerPart;
    city: AnswerPart;
    dates: AnswerPart;
    text: LineRange[];
  })[];
  education: (LineRange & {
    degree: AnswerPart;
    institution: AnswerPart;
    dates: AnswerPart;
    grade: AnswerPart;
    thesis: AnswerPart;
  })[];
  certifications: { name: AnswerPart; issuer: AnswerPart; date: AnswerPart }[];
  courses: { name: AnswerPart; provider: AnswerPart; date: AnswerPart }[];
  languages: { name: AnswerPart; level: AnswerPart }[];
  technicalSkills: AnswerPart[];
  softSkills: AnswerPart[];
  interests: AnswerPart[];
};

export const answerSections = [
  "contacts",
  "summary",
  "experience",
  "education",
  "technicalSkills",
  "softSkills",
  "languages",
  "certifications",
  "courses",
  "interests",
  "other",
] as const;

type SchemaNode = {
  readonly type: string | readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: SchemaNode;
  readonly enum?: readonly string[];
};

const object = (properties: Record<string, SchemaNode>): SchemaNode => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const array = (items: SchemaNode): SchemaNode => ({ type: "array", items });
const line: SchemaNode = { type: "integer" };
const maybeLine: SchemaNode = { type: ["integer", "null"] };
const part = object({ from: maybeLine, to: maybeLine, text: { type: ["string", "null"] } });
const range = { from: line, to: line };

/**
 * The common subset of the providers' schema support: all keys required, null for absent values, no additional keys, format, pattern or
 * union.
 */
export const answerSchema: SchemaNode = object({
  sections: array(object({ kind: { type: "string", enum: answerSections }, ...range })),
  headline: part,
  summary: object({ from: maybeLine, to: maybeLine }),
  experience: array(
    object({ ...range, title: part, company: part, city: part, dates: part, text: array(object(range)) }),
  ),
  education: array(object({ ...range, degree: part, institution: part, dates: part, grade: part, thesis: part })),
  certifications: array(object({ name: part, issuer: part, date: part })),
  courses: array(object({ name: part, provider: part, date: part })),
  languages: array(object({ name: part, level: part })),
  technicalSkills: array(part),
  softSkills: array(part),
  interests: array(part),
});

const kindOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value;

/**
 * The paths in a model's answer at which a value does not fit the schema, for the single repair request. Names of keys that the
 * model invented are left out.
 */
export function misfits(value: unknown, schema: SchemaNode = answerSchema, path = ""): string[] {
  if (![schema.type].flat().includes(kindOf(value))) return [path || "."];
  if (schema.enum && !schema.enum.includes(value as string)) return [path];
  if (Array.isArray(value))
    return value.length > mostItems ? [path] : value.flatMap((item, i) => misfits(item, schema.items, `${path}[${i}]`));
  if (typeof value !== "object" || value === null) return [];
  const { properties = {}, required = [] } = schema;
  const here = Object.keys(value);
  return [
    ...required.filter((key) => !here.includes(key)).map((key) => `${path}.${key}`),
    ...here.flatMap((key) =>
      properties[key]
        ? misfits((value as Record<string, unknown>)[key], properties[key], `${path}.${key}`)
        : [`${path}.*`],
    ),
  ];
}
/** Maximum number of items of one kind: more than any CV has. */
const mostItems = 300;
