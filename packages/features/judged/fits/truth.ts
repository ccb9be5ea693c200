import type { Verdict } from "@orbita/contract";
import { isCaseOf, isRelated, nearTo, skills as taxonomy } from "../assistant/reference.ts";
import { degrees, educationRank, levelRank } from "./data.ts";
import type { AskedSkill, FitJob } from "./jobs.ts";
import { hasSkill, yearsIn, type FitPerson } from "./people.ts";
import { renderFitResume, type FitLine, type FitMention } from "./resume.ts";

/**
 * What a job requires: first skills, languages and education, in the order of the product's requirements; then what only the text of
 * the ad says.
 */
export type FitRequirement =
  | ({ readonly kind: "skill" } & AskedSkill)
  | { readonly kind: "language"; readonly code: string; readonly level: string; readonly mandatory: boolean }
  | { readonly kind: "education"; readonly level: string; readonly mandatory: boolean }
  | { readonly kind: "occupation"; readonly code: string }
  | { readonly kind: "years"; readonly minYears: number };
export const fitRequirementsOf = ({ skills, languages, education, occupation, minYears }: FitJob): FitRequirement[] => [
  ...skills.map((asked) => ({ kind: "skill" as const, ...asked })),
  ...languages.map((asked) => ({ kind: "language" as const, ...asked })),
  ...(education ? [{ kind: "education" as const, ...education }] : []),
  { kind: "occupation", code: occupation.code },
  ...(minYears === null ? [] : [{ kind: "years" as const, minYears }]),
];

/** A state that is true of a requirement, and the lines of the CV that prove it; none for `unknown`. */
export type TrueState = { readonly state: Verdict; readonly lines: readonly FitLine[] };
/** The first state is the one that the facts give. The others can be read in the CV as well. */
export type ReasonTruth = { readonly requirement: FitRequirement; readonly states: readonly TrueState[] };

function state(verdict: Verdict, lines: readonly FitLine[] = []): TrueState {
  const once = new Map(lines.map(({ section, itemId, text }) => [`${itemId} ${text}`, { section, itemId, text }]));
  return { state: verdict, lines: [...once.values()] };
}
const unknown = state("unknown");

const fold = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}+#]+/gu, " ")} `;
/** Returns the same result for the same key without computing it again. */
function cached<K, V>(
  map: { get: (key: K) => V | undefined; set: (key: K, value: V) => unknown },
  key: K,
  compute: () => V,
): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = compute();
  map.set(key, value);
  return value;
}

type FitReading = {
  readonly mentions: readonly FitMention[];
  /** The lines that affirm something, with their folded text. */
  readonly affirmed: readonly { readonly line: FitLine; readonly folded: string }[];
  readonly byChance: Map<string, FitLine[]>;
};
const readings = new WeakMap<FitPerson, FitReading>();
const readingOf = (person: FitPerson): FitReading =>
  cached(readings, person, () => {
    const { lines, mentions } = renderFitResume(person);
    const aside = new Set(mentions.filter((one) => !isOwn(one)).map(({ text }) => text));
    const affirmed = lines.filter(({ text }) => !aside.has(text)).map((line) => ({ line, folded: fold(line.text) }));
    return { mentions, affirmed, byChance: new Map() };
  });
const isOwn = (mention: FitMention) => hasSkill({ ...mention, jobs: [] });

const foldedNames = new Map<string, string[]>();
/** Lines in which the name of a skill stands by chance, such as in a title; their reader may take them as said. */
const chanceLines = ({ affirmed, byChance }: FitReading, code: string): FitLine[] =>
  cached(byChance, code, () => {
    const names = cached(foldedNames, code, () =>
      taxonomy
        .get(code)!
        .every.filter((name) => name.length > 2)
        .map(fold),
    );
    return affirmed.flatMap(({ line, folded }) => (names.some((name) => folded.includes(name)) ? [line] : []));
  });

/** How far the years may be from the required ones and count either way: dates without months are half a year off at each end. */
const tolerance = ({ yearsOnly }: FitPerson) => (yearsOnly ? 1.2 : 0.3);

function byYears(
  person: FitPerson,
  years: number,
  { minYears, lines }: { minYears: number; lines: readonly FitLine[] },
): TrueState[] {
  const states = [state("met", lines), state("notMet", lines)];
  const ordered = years >= minYears ? states : states.toReversed();
  return Math.abs(years - minYears) <= tolerance(person) ? ordered : ordered.slice(0, 1);
}

/** Skills at most two relations away, one of which is between a skill and a narrower one. */
const kinOf = new Map<string, string[]>();
function computeKin(code: string): string[] {
  const around = nearTo(code);
  const isStep = (one: string, other: string) => isCaseOf(one, other) || isCaseOf(other, one);
  const isKin = (other: string) =>
    isRelated(other, code) ||
    isStep(other, code) ||
    around.some(
      ({ code: via }) => isRelated(via, code) && isRelated(other, via) && (isStep(via, code) || isStep(other, via)),
    );
  return around.map((skill) => skill.code).filter((other) => other !== code && isKin(other));
}

/** The title of an occupation shows what everybody in it does. */
const headingsOfCore = ({ jobs }: FitPerson, code: string, { affirmed }: FitReading): FitLine[] => {
  const ids = jobs.flatMap(({ id, occupation }) => (occupation.core[0] === code ? [id] : []));
  return affirmed.flatMap(({ line }) => (line.isTitle && ids.includes(line.itemId!) ? [line] : []));
};

function skillStates(person: FitPerson, { code, minYears }: AskedSkill): TrueState[] {
  const reading = readingOf(person);
  const about = (test: (mention: FitMention) => boolean) => reading.mentions.filter(test);
  const own = about((one) => isOwn(one) && (one.code === code || isCaseOf(one.code, code)));
  const titles = headingsOfCore(person, code, reading);
  const chance = [...new Set([code, ...own.map((one) => one.code)])]
    .flatMap((one) => chanceLines(reading, one))
    .concat(titles);
  if (own.length > 0 && minYears === null) return [state("met", [...own, ...chance])];
  if (own.length > 0) {
    const yearsWith = (lines: readonly FitLine[]) =>
      yearsIn(person.jobs.filter(({ id }) => lines.some(({ itemId }) => itemId === id)));
    const [said, all] = [yearsWith(own), yearsWith([...own, ...chance])];
    const lines = [...own, ...chance];
    if (said === 0)
      return [state("related", lines), ...(all > 0 ? byYears(person, all, { minYears: minYears!, lines }) : [])];
    return [said, all].flatMap((years) => byYears(person, years, { minYears: minYears!, lines }));
  }
  const near = about((one) => isOwn(one) && (isRelated(one.code, code) || isCaseOf(code, one.code)));
  const kin = cached(kinOf, code, () => computeKin(code));
  const further = [
    ...about((one) => isOwn(one) && kin.includes(one.code)),
    ...kin.flatMap((other) => chanceLines(reading, other)),
  ];
  const maybe = [
    ...(chance.length > 0 ? [state("met", chance)] : []),
    ...(further.length > 0 ? [state("related", further)] : []),
  ];
  const denied = about((one) => one.code === code && one.evidence === "denied");
  if (denied.length > 0) return [state("notMet", denied), ...maybe];
  const studied = about((one) => one.code === code && one.evidence === "studied");
  if (studied.length > 0) return [state("notMet", studied), state("related", studied), unknown, ...maybe];
  return near.length > 0 ? [state("related", near), ...maybe] : [unknown, ...maybe];
}

function languageStates({ languages }: FitPerson, { code, level }: { code: string; level: string }): TrueState[] {
  const position = languages.findIndex((one) => one.code === code);
  if (position < 0) return [unknown];
  const lines = [{ section: "languages", itemId: `lang-${position}`, text: "" }];
  const own = languages[position]!.level;
  if (own === null) return [state("related", lines)];
  return [state(levelRank(own) >= levelRank(level as "A1") ? "met" : "notMet", lines)];
}

function educationStates({ degree, unfinished }: FitPerson, level: string): TrueState[] {
  const lines = [{ section: "education", itemId: "edu-0", text: "" }];
  if (educationRank(degrees.get(degree)!.level) >= educationRank(level)) return [state("met", lines)];
  const stopped = unfinished ? [{ section: "education", itemId: "edu-1", text: "" }] : [];
  // A lower title does not rule out another one that the CV leaves out.
  return [state("notMet", [...lines, ...stopped]), unknown, ...(unfinished ? [state("related", stopped)] : [])];
}

/** The headings of jobs are quoted with the company and the town, so that only the entry counts. */
const headings = (person: FitPerson, isMeant: (job: FitPerson["jobs"][number]) => boolean): FitLine[] =>
  person.jobs.filter(isMeant).map(({ id }) => ({ section: "experience", itemId: id, text: "" }));

function careerStates(person: FitPerson, { occupation: asked }: FitJob, minYears: number | null): TrueState[] {
  const same = headings(person, ({ occupation }) => occupation === asked);
  const isNear = ({ key }: FitJob["occupation"]) => asked.close.includes(key) || asked.related.includes(key);
  const near = headings(person, ({ occupation }) => isNear(occupation));
  if (same.length > 0 && minYears === null) return [state("met", same)];
  if (same.length > 0) {
    const own = yearsIn(person.jobs.filter(({ occupation }) => occupation === asked));
    const close = yearsIn(
      person.jobs.filter(({ occupation }) => occupation === asked || asked.close.includes(occupation.key)),
    );
    return [own, close].flatMap((years) => byYears(person, years, { minYears: minYears!, lines: [...same, ...near] }));
  }
  return near.length > 0 ? [state("related", near), unknown] : [unknown];
}

function statesOf(person: FitPerson, job: FitJob, requirement: FitRequirement): TrueState[] {
  switch (requirement.kind) {
    case "skill":
      return skillStates(person, requirement);
    case "language":
      return languageStates(person, requirement);
    case "education":
      return educationStates(person, requirement.level);
    case "occupation":
      return careerStates(person, job, null);
    case "years":
      return careerStates(person, job, requirement.minYears);
  }
}

const truths = new WeakMap<FitPerson, Map<FitJob, ReasonTruth[]>>();
/** The truth about every requirement of a job. */
export const reasonTruths = (person: FitPerson, job: FitJob): readonly ReasonTruth[] =>
  cached(
    cached(truths, person, () => new Map<FitJob, ReasonTruth[]>()),
    job,
    () => fitRequirementsOf(job).map((requirement) => ({ requirement, states: statesOf(person, job, requirement) })),
  );

export type QuotedFitLine = { readonly itemId: string | null; readonly text: string };
const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/gu, " ").trim();

/** A quote is the line, a part of it that is more than a word or two, or a longer passage with the line in it. */
function quotes({ itemId, text: proof }: FitLine, quoted: QuotedFitLine): boolean {
  if (itemId !== quoted.itemId) return false;
  const [line, quote] = [plain(proof), plain(quoted.text)];
  return line === "" || quote.includes(line) || (line.includes(quote) && quote.length >= Math.min(12, line.length));
}

/**
 * Whether the state of a requirement is true and the quoted line proves it. `quotedLine` is null exactly for `unknown`. Knows nothing of
 * how the product reads a CV.
 */
export function isReasonTrue(
  person: FitPerson,
  job: FitJob,
  requirementIndex: number,
  { state: given, quotedLine }: { readonly state: Verdict; readonly quotedLine: QuotedFitLine | null },
): boolean {
  const truth = reasonTruths(person, job)[requirementIndex];
  if (!truth) return false;
  return truth.states.some(
    ({ state: one, lines }) =>
      one === given &&
      (given === "unknown"
        ? quotedLine === null
        : quotedLine !== null && lines.some((line) => quotes(line, quotedLine))),
  );
}
