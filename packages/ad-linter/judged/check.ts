import { readFileSync } from "node:fs";
import { ruleNames, textOf, type LabelledFault, type LabelledAd, type CorpusAd } from "./judged-ad.ts";

/**
 * Checks the judged set itself: counts, marks, coverage. Without arguments it checks both halves of the repository with their exact
 * counts; with files (of generate.ts) only their marks.
 */
const absent: Readonly<Record<string, string>> = {
  payMissing: "salaryMin",
  ccnlMissing: "ccnl",
  bothSexesLine: "description",
};
const adKeys: readonly (keyof CorpusAd)[] = [
  "lang",
  "title",
  "description",
  "questions",
  "salaryMin",
  "salaryMax",
  "ccnl",
  "contractType",
  "contractEconomicType",
  "workplaceType",
  "officePresence",
  "weeklyHours",
  "travelType",
  "employer",
  "hiringCompany",
];

const read = (file: URL | string): LabelledAd[] =>
  readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledAd);

const faultProblem = (ad: CorpusAd, { rule, field, quote }: LabelledFault): string | null => {
  if (!ruleNames.includes(rule)) return `no such rule: ${rule}`;
  if (absent[rule])
    return field === absent[rule] && quote === "" ? null : `${rule} belongs to ${absent[rule]}, unquoted`;
  if (field === "employer")
    return rule === "employerAnonymous" && ad.employer.name === "" ? null : `${rule} at employer`;
  const text = textOf(ad, field);
  if (text === null) return `no such field: ${field}`;
  if (quote === "") return `${rule} without its words`;
  const times = text.split(quote).length - 1;
  return times === 1 ? null : `"${quote}" occurs ${times} times in ${field}`;
};

const has = (judged: LabelledAd, rule: string) => judged.faults.some((fault) => fault.rule === rule);

/** The marks must include all faults that follow from the fields alone. */
const fieldProblems = (judged: LabelledAd): string[] => {
  const { ad } = judged;
  const told: [string, boolean][] = [
    ["payMissing", ad.salaryMin === null || ad.salaryMax === null],
    ["ccnlMissing", ad.ccnl === null && ad.contractType !== "contract_type_project"],
  ];
  const problems = told.filter(([rule, is]) => has(judged, rule) !== is).map(([rule]) => `${rule} marked wrongly`);
  const missing = adKeys.filter((key) => !(key in ad));
  if (missing.length > 0) problems.push(`keys missing: ${missing.join(", ")}`);
  if (ad.employer.name === "" && !judged.faults.some((fault) => fault.field === "employer"))
    problems.push("an employer without a name is not marked");
  if ((ad.workplaceType === "workplace_type_hybrid") !== (ad.officePresence !== null))
    problems.push("officePresence belongs to hybrid work");
  const { length } = ad.description;
  if (length < 300 || length > 2500) problems.push(`description of ${length} characters`);
  if (judged.faults.length > 4) problems.push(`${judged.faults.length} faults`);
  return problems;
};

/** A sentence repeated in another ad reveals a template: the ads should read as if each had its own author. */
const repeated = (set: readonly LabelledAd[]): string[] => {
  const seen = new Map<string, string>();
  return set.flatMap(({ id, ad }) =>
    [...new Set(ad.description.split(/(?<=[.!?:])\s+|\n+/))]
      .filter((sentence) => sentence.length >= 40)
      .flatMap((sentence) => {
        const other = seen.get(sentence);
        seen.set(sentence, id);
        return other === undefined ? [] : [`${id}: also in ${other}: ${sentence}`];
      }),
  );
};

const idsProblem = (set: readonly LabelledAd[]) =>
  new Set(set.map(({ id }) => id)).size === set.length ? [] : ["ids are not unique"];

const count = (set: readonly LabelledAd[], lang: string, rule: string) =>
  set.filter(({ ad }) => ad.lang === lang).flatMap(({ faults }) => faults.filter((fault) => fault.rule === rule))
    .length;

/** A half has 25 clean and 25 faulty ads in each language, and every rule three times and in both languages. */
const halfProblems = (name: string, half: readonly LabelledAd[]): string[] => {
  const quarters = ["it", "en"].flatMap((lang) =>
    [true, false].map((clean) => ({
      what: `${lang}, ${clean ? "clean" : "faulty"}`,
      size: half.filter(({ ad, faults }) => ad.lang === lang && (faults.length === 0) === clean).length,
    })),
  );
  const rules = ruleNames.filter((rule) => {
    const [it, en] = [count(half, "it", rule), count(half, "en", rule)];
    return it === 0 || en === 0 || it + en < 3;
  });
  return [
    ...quarters.filter(({ size }) => size !== 25).map(({ what, size }) => `${name}: ${size} ads ${what}`),
    ...rules.map((rule) => `${name}: too few of ${rule}`),
  ];
};

const table = (set: readonly LabelledAd[]) =>
  ruleNames.map((rule) => `${rule.padEnd(22)} it ${count(set, "it", rule)}  en ${count(set, "en", rule)}`).join("\n");

const files = process.argv.slice(2);
const halves = files.length > 0 ? [] : ["tuned", "held"];
const sets = [
  ...files.map((file) => ({ name: file, set: read(file) })),
  ...halves.map((name) => ({ name, set: read(new URL(`${name}.jsonl`, import.meta.url)) })),
];
const all = sets.flatMap(({ set }) => set);
const problems = [
  ...idsProblem(all),
  ...all.flatMap((judged) => [
    ...judged.faults.flatMap((fault) => faultProblem(judged.ad, fault) ?? []).map((text) => `${judged.id}: ${text}`),
    ...fieldProblems(judged).map((text) => `${judged.id}: ${text}`),
  ]),
  ...sets.filter(({ name }) => halves.includes(name)).flatMap(({ name, set }) => halfProblems(name, set)),
  ...(halves.length > 0 ? repeated(all) : []),
];
for (const { name, set } of sets) {
  const clean = set.filter(({ faults }) => faults.length === 0).length;
  process.stdout.write(`${name}: ${set.length} ads, ${clean} clean\n${table(set)}\n\n`);
}
process.stdout.write(problems.length === 0 ? "nothing wrong\n" : `${problems.join("\n")}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
