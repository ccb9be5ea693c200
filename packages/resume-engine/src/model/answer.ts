/** The format of a model's answer: positions only. It returns line numbers; the text is read from the document itself. */

/** A range of lines, and the words meant if they are not the whole range. */
export type Part = { from: number | null; to: number | null; text: string | null };
export type LineRange = { from: number; to: number };
export type ModelAnswer = {
  sections: (LineRange & { kind: (typeof sectionKinds)[number] })[];
  headline: Part;
  summary: { from: number | null; to: number | null };
  experience: (LineRange & { title: Part; company: Part; city: Part; dates: Part; text: LineRange[] })[];
  education: (LineRange & { degree: Part; institution: Part; dates: Part; grade: Part; thesis: Part })[];
  certifications: { name: Part; issuer: Part; date: Part }[];
  courses: { name: Part; provider: Part; date: Part }[];
  languages: { name: Part; level: Part }[];
  technicalSkills: Part[];
  softSkills: Part[];
  interests: Part[];
};

export const sectionKinds = [
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

type Node = {
  readonly type: string | readonly string[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: Node;
  readonly enum?: readonly string[];
};

const object = (properties: Record<string, Node>): Node => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const array = (items: Node): Node => ({ type: "array", items });
const line: Node = { type: "integer" };
const maybeLine: Node = { type: ["integer", "null"] };
const part = object({ from: maybeLine, to: maybeLine, text: { type: ["string", "null"] } });
const range = { from: line, to: line };

/**
 * The common subset of the providers' schema support: all keys required, null for absent values, no additional keys, format, pattern or
 * union.
 */
export const answerSchema: Node = object({
  sections: array(object({ kind: { type: "string", enum: sectionKinds }, ...range })),
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

/** The paths at which a value does not fit the schema, for the single repair request; keys that the model invented are not repeated. */
export function misfits(value: unknown, schema: Node = answerSchema, path = ""): string[] {
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
/** More items of one kind than any CV has. */
const mostItems = 300;
