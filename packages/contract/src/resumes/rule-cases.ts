import type { FieldCode } from "../errors/fields.ts";
import { resumeLimits as limits } from "./limits.ts";

/** A change of a resume, and the expected errors as `path code`; no errors if the change is valid. */
export type ResumeCase = {
  readonly name: string;
  readonly change: Readonly<Record<string, unknown>>;
  readonly refusals: readonly string[];
};

/** A valid entry of each kind. Each case overrides only what it tests. */
export const wholeEntries = {
  experience: { company: "Portolano S.p.A.", title: "Sviluppatrice backend", start: "2021-03", isCurrent: true },
  education: { degreeTitle: "Laurea magistrale", institution: "Università di Genova", start: "2015", end: "2017" },
  certifications: { name: "IELTS 7.5", issuer: "British Council", start: "2019-05" },
  courses: { name: "PostgreSQL avanzato", start: "2022-01", end: "2022-02" },
  technicalSkills: { name: "Java", level: 5 },
  softSkills: { name: "Ascolto" },
  languages: { code: "language_it", native: true },
  interests: { name: "Vela" },
  proposedJobPositions: { text: "Sviluppo backend" },
} as const;
type ListName = keyof typeof wholeEntries;

const letters = (length: number) => "abcdefghij".repeat(Math.ceil(length / 10)).slice(0, length);
const lastYear = new Date().getUTCFullYear() + limits.year.ahead;
const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 40 ? `${text.slice(0, 20)}… (${text.length})` : text;
};

/**
 * A test case for an entry of a list: the list, the values that override those of a valid entry, and the expected error with its
 * path inside the entry.
 */
type EntryBoundaryCase = readonly [
  list: ListName,
  change: Readonly<Record<string, unknown>>,
  path?: string,
  code?: FieldCode,
];

const lengths = (list: ListName, field: string, { max }: { max: number }): EntryBoundaryCase[] => [
  [list, { [field]: letters(max) }],
  [list, { [field]: letters(max + 1) }, field, "field.tooLong"],
];
const needed = (list: ListName, field: string): EntryBoundaryCase[] => [
  [list, { [field]: "" }, field, "field.required"],
  [list, { [field]: "   " }, field, "field.required"],
  [list, { [field]: "a" }],
];
const addresses = (list: ListName, field: string): EntryBoundaryCase[] => [
  [list, { [field]: null }],
  [list, { [field]: "" }],
  [list, { [field]: "portolano.example" }],
  [list, { [field]: "https://www.portolano.example/lavoro?a=1" }],
  [list, { [field]: "http://portolano.example" }],
  [list, { [field]: `https://portolano.example/${letters(limits.url.max - 26)}` }],
  [list, { [field]: `https://portolano.example/${letters(limits.url.max - 25)}` }, field, "field.tooLong"],
  [list, { [field]: "portolano" }, field, "field.invalidUrl"],
  [list, { [field]: "due parole.example" }, field, "field.invalidUrl"],
  [list, { [field]: "javascript:alert(1)" }, field, "field.invalidUrl"],
  [list, { [field]: "ftp://portolano.example" }, field, "field.invalidUrl"],
];

/** Cases for periods (specification §5): start before end. Dates are precise to the month, so both may be in the same month. */
const periods = (list: ListName, { current = true } = {}): EntryBoundaryCase[] => {
  const open = current ? { isCurrent: false } : {};
  return [
    [list, { ...open, start: "2019-05", end: "2019-06" }],
    [list, { ...open, start: "2019-05", end: "2019-05" }],
    [list, { ...open, start: "2019-05", end: "2019-04" }, "end", "date.endBeforeStart"],
    [list, { ...open, start: "2019", end: "2019" }],
    [list, { ...open, start: "2019", end: "2018" }, "end", "date.endBeforeStart"],
    [list, { ...open, start: "2019-05", end: "2019" }],
    [list, { ...open, start: "2019", end: "2018-12" }, "end", "date.endBeforeStart"],
    [list, { ...open, start: "2019-12", end: "2020-01" }],
    [list, { ...open, start: null, end: "2019-05" }],
    [list, { ...open, start: "2019-05", end: null }],
    [list, { ...open, start: null, end: null }],
    [list, { ...open, start: "1699", end: null }, "start", "year.outOfRange"],
    [list, { ...open, start: "1699-12", end: null }, "start", "year.outOfRange"],
    [list, { ...open, start: "1700", end: null }],
    [list, { ...open, start: "1700-01", end: null }],
    [list, { ...open, start: "2019", end: `${lastYear}` }],
    [list, { ...open, start: "2019", end: `${lastYear}-12` }],
    [list, { ...open, start: "2019", end: `${lastYear + 1}` }, "end", "year.outOfRange"],
    [list, { ...open, start: "2019", end: `${lastYear + 1}-01` }, "end", "year.outOfRange"],
    [list, { ...open, start: "2019-00", end: null }, "start", "field.invalid"],
    [list, { ...open, start: "2019-13", end: null }, "start", "field.invalid"],
    [list, { ...open, start: "05/2019", end: null }, "start", "field.invalid"],
    [list, { ...open, start: "2019-05-01", end: null }, "start", "field.invalid"],
    ...(current
      ? ([
          [list, { isCurrent: true, start: "2019-05", end: null }],
          [list, { isCurrent: true, start: null, end: null }],
          [list, { isCurrent: true, start: "2019-05", end: "2019-06" }, "end", "field.invalid"],
        ] satisfies EntryBoundaryCase[])
      : []),
  ];
};

const skillBounds = (list: "technicalSkills" | "softSkills"): EntryBoundaryCase[] => [
  ...needed(list, "name"),
  ...lengths(list, "name", limits.name),
  [list, { level: null }],
  [list, { level: 0 }, "level", "field.tooSmall"],
  ...[1, 2, 3, 4, 5].map((level): EntryBoundaryCase => [list, { level }]),
  [list, { level: 6 }, "level", "field.tooBig"],
  [list, { level: 2.5 }, "level", "field.notANumber"],
  [list, { level: "5" }, "level", "field.notANumber"],
];

const bounds: readonly EntryBoundaryCase[] = [
  [`experience`, { title: "", company: "" }, "title", "field.required"],
  ["experience", { title: "  ", company: "  " }, "title", "field.required"],
  ["experience", { title: "Skipper", company: "" }],
  ["experience", { title: "", company: "Portolano S.p.A." }],
  ...lengths("experience", "title", limits.name),
  ...lengths("experience", "company", limits.name),
  ...lengths("experience", "city", limits.city),
  ...lengths("experience", "description", limits.text),
  ...addresses("experience", "companyUrl"),
  ...periods("experience"),
  ["experience", { tasks: [letters(limits.task.max)] }],
  ["experience", { tasks: [letters(limits.task.max + 1)] }, "tasks.0", "field.tooLong"],
  ["experience", { tasks: ["Revisione del codice", " "] }, "tasks.1", "field.required"],
  ["experience", { tasks: Array.from({ length: limits.tasks.max }, (_, n) => `Compito ${n}`) }],
  [
    "experience",
    { tasks: Array.from({ length: limits.tasks.max + 1 }, (_, n) => `Compito ${n}`) },
    "tasks",
    "field.tooMany",
  ],
  ["experience", { salary: 40_000 }, "salary", "field.unknown"],
  ["education", { degreeTitle: "", institution: null }, "degreeTitle", "field.required"],
  ["education", { degreeTitle: "", institution: "Università di Genova" }],
  ...lengths("education", "degreeTitle", limits.name),
  ...lengths("education", "institution", limits.name),
  ...lengths("education", "grade", limits.grade),
  ...lengths("education", "thesis", limits.thesis),
  ...lengths("education", "description", limits.text),
  ...periods("education"),
  ...needed("certifications", "name"),
  ...lengths("certifications", "name", limits.name),
  ...lengths("certifications", "issuer", limits.name),
  ...addresses("certifications", "url"),
  ...periods("certifications", { current: false }),
  ...needed("courses", "name"),
  ...lengths("courses", "name", limits.name),
  ...lengths("courses", "provider", limits.name),
  ["courses", { topics: Array.from({ length: limits.topics.max }, (_, n) => `Argomento ${n}`) }],
  [
    "courses",
    { topics: Array.from({ length: limits.topics.max + 1 }, (_, n) => `Argomento ${n}`) },
    "topics",
    "field.tooMany",
  ],
  ...periods("courses"),
  ...skillBounds("technicalSkills"),
  ...skillBounds("softSkills"),
  ...["A1", "A2", "B1", "B2", "C1", "C2", null].map((level): EntryBoundaryCase => ["languages", { level }]),
  ...["A0", "C3", "a1"].map((level): EntryBoundaryCase => ["languages", { level }, "level", "field.invalid"]),
  ["languages", { level: "" }, "level", "field.required"],
  ["languages", { code: "" }, "code", "vocabulary.codeCharacters"],
  ...needed("interests", "name"),
  ...lengths("interests", "name", limits.name),
  ...needed("proposedJobPositions", "text"),
  ...lengths("proposedJobPositions", "text", { max: limits.suggestions.text }),
  ...lengths("proposedJobPositions", "motivation", { max: limits.suggestions.motivation }),
  ...lengths("proposedJobPositions", "answer", { max: limits.suggestions.answer }),
];

const entryCases = bounds.map(([list, change, path, code]): ResumeCase => ({
  name: `${list} ${Object.entries(change)
    .map(([field, value]) => `${field} ${shown(value)}`)
    .join(", ")}`,
  change: { [list]: [{ ...wholeEntries[list], ...change }] },
  refusals: code ? [`${list}.0.${path} ${code}`] : [],
}));

const many = (list: ListName, count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...wholeEntries[list], id: `entry-${n}` }));
const counted = (list: ListName, max: number): ResumeCase[] => [
  { name: `${max} ${list}`, change: { [list]: many(list, max) }, refusals: [] },
  {
    name: `${max + 1} ${list}`,
    change: { [list]: many(list, max + 1) },
    refusals: [`${list} field.tooMany`],
  },
];

const text = (field: string, max: number): ResumeCase[] => [
  { name: `${field} null`, change: { [field]: null }, refusals: [] },
  { name: `${field} of ${max} characters`, change: { [field]: letters(max) }, refusals: [] },
  {
    name: `${field} of ${max + 1} characters`,
    change: { [field]: letters(max + 1) },
    refusals: [`${field} field.tooLong`],
  },
];

const contact = (change: object, refusal?: string): ResumeCase => ({
  name: `contacts ${shown(change)}`,
  change: { contacts: change },
  refusals: refusal ? [`contacts.${refusal}`] : [],
});

const conditions: readonly ResumeCase[] = [
  ...entryCases,
  ...counted("experience", limits.entries.max),
  ...counted("technicalSkills", limits.skills.max),
  ...counted("interests", limits.interests.max),
  ...counted("proposedJobPositions", limits.suggestions.max),
  ...text("headline", limits.headline.max),
  ...text("summary", limits.summary.max),
  contact({ email: "giulia@posta.example" }),
  contact({ email: "" }),
  contact({ email: "giulia" }, "email field.invalidEmail"),
  contact({ email: `${letters(240)}@posta.example` }),
  contact({ email: `${letters(241)}@posta.example` }, "email field.tooLong"),
  contact({ phone: letters(40) }),
  contact({ phone: letters(41) }, "phone field.tooLong"),
  contact({ links: ["giulia.example"] }),
  contact({ links: ["giulia"] }, "links.0 field.invalidUrl"),
  contact({ links: Array.from({ length: limits.links.max }, (_, n) => `sito${n}.example`) }),
  contact({ links: Array.from({ length: limits.links.max + 1 }, (_, n) => `sito${n}.example`) }, "links field.tooMany"),
  {
    name: "two entries with the same id",
    change: {
      interests: [
        { id: "uno", name: "Vela" },
        { id: "uno", name: "Scacchi" },
      ],
    },
    refusals: ["interests.1.id field.inUse"],
  },
  {
    name: "a duplicate language",
    change: { languages: [{ code: "language_it" }, { code: "language_it" }] },
    refusals: ["languages.1.code field.inUse"],
  },
  { name: "six wishes", change: { wishes: Array.from({ length: 6 }, () => letters(120)) }, refusals: [] },
  {
    name: "seven wishes",
    change: { wishes: Array.from({ length: 7 }, () => "a") },
    refusals: ["wishes field.tooMany"],
  },
  { name: "a wish of 121 characters", change: { wishes: [letters(121)] }, refusals: ["wishes.0 field.tooLong"] },
  {
    name: "a section order that lacks sections",
    change: { sectionOrder: ["summary"] },
    refusals: ["sectionOrder field.invalid"],
  },
  {
    name: "a section of suggestions among the shown sections",
    change: { shownSections: ["comments"] },
    refusals: ["shownSections.0 field.invalid"],
  },
  { name: "no section shown", change: { shownSections: [] }, refusals: [] },
];

const withResult = ({ name, change, refusals }: ResumeCase): ResumeCase => ({
  name: `${name} → ${refusals.map((refusal) => refusal.split(" ").at(-1)).join(", ") || "valid"}`,
  change,
  refusals,
});

/** The rules of specification §5 on resumes and our own limits, each at the limit and just above it. Every name ends with the result. */
export const resumeCases: readonly ResumeCase[] = conditions.map(withResult);
