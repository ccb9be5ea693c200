import type { FieldCode } from "../errors/fields.ts";
import type { SpaceType } from "../spaces/schema.ts";
import type { UnfinishedJobPost } from "./publishable.ts";

/** A valid post. Each case overrides only what it tests. */
export const wholePost = {
  title: "Sviluppo backend Java",
  description: "Scriviamo il software con cui i terminal decidono dove va ogni cassa.",
  language: "it",
  contractType: "contract_type_full",
  contractEconomicType: "contract_economic_type_permanent",
  weeklyHours: 40,
  travelType: "travel_type_not_required",
  workplaceType: "workplace_type_office_presence",
  location: {
    city: "Genova",
    province: "GE",
    region: "Liguria",
    postalCode: null,
    country: "IT",
    lat: 44.4072,
    lon: 8.934,
  },
  salaryMin: 38_000,
  salaryMax: 45_000,
  ccnl: "C011",
} as const satisfies UnfinishedJobPost;

/** A case of specification §5: the overrides of the valid post, and the validation errors they cause. */
export type PostCase = {
  readonly name: string;
  readonly change: UnfinishedJobPost;
  readonly spaceType?: SpaceType;
  /** Expected errors as `field code`, in the order of the rules; empty if the post can be published. */
  readonly refusals: readonly string[];
};

const letters = (length: number) => "abcdefghij".repeat(Math.ceil(length / 10)).slice(0, length);

/** A test case for one field: its name, a value and the expected error. `around` sets the other fields that the rule depends on. */
type BoundCase = readonly [
  field: keyof UnfinishedJobPost,
  value: unknown,
  refusal: FieldCode | null,
  around?: UnfinishedJobPost,
];

const intern: UnfinishedJobPost = {
  contractEconomicType: "contract_economic_type_intern",
  durationMonths: 6,
  allowance: 800,
  salaryMin: 9_600,
  salaryMax: 10_800,
};
const temp: UnfinishedJobPost = {
  contractEconomicType: "contract_economic_type_temp",
  durationMonths: 6,
  salaryMin: 20_000,
  salaryMax: 25_000,
};
const partTime: UnfinishedJobPost = { contractType: "contract_type_parttime", weeklyHours: 20, partTimeHours: "9–13" };
const hybrid: UnfinishedJobPost = { workplaceType: "workplace_type_hybrid", officePresence: 40 };
const remote: UnfinishedJobPost = {
  workplaceType: "workplace_type_full_remote",
  remoteFrom: { country: "IT", region: null },
};
const project: UnfinishedJobPost = { contractType: "contract_type_project" };
const travelling: UnfinishedJobPost = { travelType: "travel_type_periodic", travelDestination: "national" };
const question = (fields: object) => [
  { text: "Hai la patente B?", kind: "yesNo", mandatory: true, options: [], ...fields },
];
const choices = (count: number) => Array.from({ length: count }, (_, index) => `Turno ${index}`);

const bounds: readonly BoundCase[] = [
  ["title", null, "field.required"],
  ["title", "", "field.required"],
  ["title", "    ", "field.required"],
  ["title", letters(4), "field.tooShort"],
  ["title", letters(5), null],
  ["title", letters(100), null],
  ["title", letters(101), "field.tooLong"],
  ["description", null, "field.required"],
  ["description", " \n ", "field.required"],
  ["description", "a", null],
  ["description", letters(5_000), null],
  ["description", letters(5_001), "field.tooLong"],
  ["contractType", null, "field.required"],
  ["contractType", "contract_type_other", "field.invalid"],
  ["contractEconomicType", null, "field.required"],
  ["contractEconomicType", "contract_type_full", "field.invalid"],
  ...[3, 3.5].map((hours): BoundCase => ["weeklyHours", hours, "field.tooSmall"]),
  ...[4, 4.5, 40, 47.5, 48].map((hours): BoundCase => ["weeklyHours", hours, null]),
  ...[48.5, 49].map((hours): BoundCase => ["weeklyHours", hours, "field.tooBig"]),
  ["weeklyHours", 38.25, "field.invalid"],
  ["weeklyHours", null, "field.required"],
  ["weeklyHours", null, "field.required", partTime],
  ["weeklyHours", 3, "field.tooSmall", partTime],
  ["weeklyHours", 4, null, partTime],
  ["weeklyHours", null, null, project],
  ["weeklyHours", 3, null, project],
  ["partTimeHours", null, "field.required", partTime],
  ["partTimeHours", " ", "field.required", partTime],
  ["partTimeHours", letters(120), null, partTime],
  ["partTimeHours", letters(121), "field.tooLong", partTime],
  ["partTimeHours", null, null],
  ["durationMonths", null, "field.required", temp],
  ["durationMonths", 0, "field.tooSmall", temp],
  ["durationMonths", 1, null, temp],
  ["durationMonths", 72, null, temp],
  ["durationMonths", 73, "field.tooBig", temp],
  [
    "durationMonths",
    null,
    "field.required",
    { ...temp, contractEconomicType: "contract_economic_type_apprenticeship" },
  ],
  ["durationMonths", null, "field.required", intern],
  ["durationMonths", null, null, { contractEconomicType: "contract_economic_type_fixed_term" }],
  ["durationMonths", 0, "field.tooSmall", { contractEconomicType: "contract_economic_type_fixed_term" }],
  ["durationMonths", 12, null, { contractEconomicType: "contract_economic_type_fixed_term" }],
  ["durationMonths", 0, null],
  ["allowance", null, "field.required", intern],
  ["allowance", 0, "field.tooSmall", intern],
  ["allowance", 1, null, intern],
  ["allowance", 10_000, null, intern],
  ["allowance", 10_001, "field.tooBig", intern],
  ["allowance", null, null, temp],
  ["travelType", null, "field.required"],
  ...(["travel_type_occasional", "travel_type_periodic", "travel_type_fulltime"] as const).flatMap(
    (travelType): BoundCase[] => [
      ["travelDestination", null, "field.required", { travelType }],
      ["travelDestination", "national", null, { travelType }],
      ["travelDestination", "worldwide", null, { travelType }],
      ["travelDestination", "moon", "field.invalid", { travelType }],
    ],
  ),
  ["travelDestination", null, null],
  ["travelNote", letters(100), null, travelling],
  ["travelNote", letters(101), "field.tooLong", travelling],
  ["travelNote", null, null, travelling],
  ["workplaceType", null, "field.required"],
  ["location", null, "field.required"],
  ["location", null, "field.required", hybrid],
  ["location", null, null, remote],
  ["remoteFrom", null, "field.required", remote],
  ["remoteFrom", { country: "IT", region: "Liguria" }, null, remote],
  ["remoteFrom", null, null, hybrid],
  ["officePresence", null, "field.required", hybrid],
  ["officePresence", 0, "field.tooSmall", hybrid],
  ["officePresence", 1, null, hybrid],
  ["officePresence", 99, null, hybrid],
  ["officePresence", 100, "field.tooBig", hybrid],
  ["officePresence", null, null, remote],
  ["salaryMin", null, "field.required"],
  ["salaryMin", 9_999, "field.tooSmall"],
  ["salaryMin", 10_000, null],
  ["salaryMin", 9_999_999, null, { salaryMax: 9_999_999 }],
  ["salaryMax", null, "field.required"],
  ["salaryMax", 37_999, "salary.maxNotAboveMin"],
  ["salaryMax", 38_000, null],
  ["salaryMax", 9_999_999, null],
  ["salaryMax", 10_000_000, "field.tooBig"],
  ["salaryMin", 9_999, "field.tooSmall", project],
  ["salaryMin", 10_000, null, project],
  ...(["temp", "intern", "apprenticeship"] as const).flatMap((kind): BoundCase[] => {
    const around: UnfinishedJobPost = { ...intern, contractEconomicType: `contract_economic_type_${kind}` };
    return [
      ["salaryMin", 999, "field.tooSmall", { ...around, salaryMax: 5_000 }],
      ["salaryMin", 1_000, null, { ...around, salaryMax: 5_000 }],
      ["salaryMax", 9_600, "salary.maxNotAboveMin", around],
      ["salaryMax", 9_601, null, around],
      ["salaryMax", 19_600, null, around],
      ["salaryMax", 19_601, "salary.gapTooWide", around],
      ["salaryMax", 500_000, null, { ...around, salaryMin: 495_000 }],
      ["salaryMax", 500_001, "field.tooBig", { ...around, salaryMin: 495_000 }],
    ];
  }),
  ["ccnl", null, "field.required"],
  ["ccnl", null, null, project],
  ["ccnlLevel", letters(30), null],
  ["ccnlLevel", letters(31), "field.tooLong"],
  ["education", null, null],
  ["education", "education_bachelor", null],
  ["educationField", letters(120), null, { education: "education_bachelor" }],
  ["educationField", letters(121), "field.tooLong", { education: "education_bachelor" }],
  ["screeningQuestions", [], null],
  ["screeningQuestions", question({}), null],
  ["screeningQuestions", question({ kind: "text" }), null],
  ["screeningQuestions", question({ kind: "choice", options: choices(2) }), null],
  ["screeningQuestions", question({ kind: "choice", options: choices(6) }), null],
  ["replyDays", 3, null],
  ["replyDays", 14, null],
];

/** Cases for errors inside a question, whose path is longer than the name of the field. */
const inside: readonly (readonly [value: unknown, refusal: string])[] = [
  [question({ text: "Sei?" }), "screeningQuestions.0.text field.tooShort"],
  [question({ text: letters(201) }), "screeningQuestions.0.text field.tooLong"],
  [question({ text: "" }), "screeningQuestions.0.text field.required"],
  [question({ options: choices(1) }), "screeningQuestions.0.options field.tooMany"],
  [question({ kind: "text", options: choices(2) }), "screeningQuestions.0.options field.tooMany"],
  [question({ kind: "choice" }), "screeningQuestions.0.options field.tooFew"],
  [question({ kind: "choice", options: choices(1) }), "screeningQuestions.0.options field.tooFew"],
  [question({ kind: "choice", options: choices(7) }), "screeningQuestions.0.options field.tooMany"],
  [question({ kind: "choice", options: ["Mattina", " "] }), "screeningQuestions.0.options.1 field.required"],
];

const skillId = "019f0000-0000-7000-8000-000000000001";
/** Cases for years of experience that are out of range, with the expected error. */
const years: readonly (readonly [minYears: number, refusal: FieldCode])[] = [
  [0, "field.tooSmall"],
  [-1, "field.tooSmall"],
  [1.5, "field.notANumber"],
  [21, "field.tooBig"],
];

const worded = (value: unknown) => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.length - 2} characters` : text;
};

/** The fields around the tested field, without the prefixes of codes, such as " with travelType fulltime". Empty if there are none. */
const describeOthers = (around: UnfinishedJobPost, tested: string): string => {
  const others = Object.entries(around)
    .filter(([field]) => field !== tested)
    .map(([field, value]) => `${field} ${typeof value === "string" ? value.replace(/^\w+_type_/, "") : worded(value)}`);
  return others.length > 0 ? ` with ${others.join(", ")}` : "";
};

export const boundCases: readonly PostCase[] = [
  ...bounds.map(([field, value, refusal, around = {}]): PostCase => ({
    name: `${field} ${worded(value)}${describeOthers(around, field)} → ${refusal ?? "valid"}`,
    change: { ...around, [field]: value },
    refusals: refusal ? [`${field} ${refusal}`] : [],
  })),
  ...inside.map(([value, refusal]): PostCase => ({
    name: `invalid screening question → ${refusal}`,
    change: { screeningQuestions: value } as UnfinishedJobPost,
    refusals: [refusal],
  })),
  ...years.map(([minYears, refusal]): PostCase => ({
    name: `a skill that requires at least ${minYears} years → rejected`,
    change: { skills: [{ id: skillId, mandatory: true, minYears }] },
    refusals: [`skills.0.minYears ${refusal}`],
  })),
  {
    name: "a minimum salary above the limit → minimum and maximum are both too big",
    change: { salaryMin: 10_000_000, salaryMax: 10_000_000 },
    refusals: ["salaryMin field.tooBig", "salaryMax field.tooBig"],
  },
  {
    name: "a minimum salary above the limit for agency work → minimum and maximum are both too big",
    change: { ...temp, salaryMin: 500_001, salaryMax: 500_002 },
    refusals: ["salaryMin field.tooBig", "salaryMax field.tooBig"],
  },
  { name: "a company Space → the hiring company is not validated", change: { hiringCompany: "X" }, refusals: [] },
  { name: "agency, no hiring company → valid", change: { hiringCompany: null }, spaceType: "agency", refusals: [] },
  { name: "agency, hiring company → valid", change: { hiringCompany: "Cantieri" }, spaceType: "agency", refusals: [] },
  {
    name: "an agency with a one-letter hiring company → too short",
    change: { hiringCompany: "X" },
    spaceType: "agency",
    refusals: ["hiringCompany field.tooShort"],
  },
];
