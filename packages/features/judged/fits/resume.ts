import type { Resume } from "@orbita/contract";
import { thisMonth, yearsOfJob } from "../assistant/people.ts";
import { randomOf, type SeededRandom } from "../assistant/random.ts";
import { referenceLanguages, skills as taxonomy } from "../assistant/reference.ts";
import { dateOf } from "../assistant/render.ts";
import type { Lang } from "../assistant/trades/trade.ts";
import { degrees, ownSentences, sentencesOf } from "./data.ts";
import { hasSkill, yearsIn, type FitPerson, type FitEvidence, type SkillFact } from "./people.ts";
import { fillSentence, fitTitleOf, formOf, skillNames } from "./phrases.ts";

/** The parts of a resume that people write themselves, as their owner reads them. */
export type FitResume = Pick<
  Resume,
  | "firstName"
  | "lastName"
  | "headline"
  | "contacts"
  | "wishes"
  | "summary"
  | "experience"
  | "technicalSkills"
  | "softSkills"
  | "education"
  | "certifications"
  | "courses"
  | "languages"
  | "interests"
  | "years"
>;
export type FitLine = {
  readonly section: string;
  readonly itemId: string | null;
  readonly text: string;
  /** True for the title of a job. */
  readonly isTitle?: boolean;
};
/** A line that speaks of a skill, and how. */
export type FitMention = FitLine & { readonly code: string; readonly evidence: FitEvidence };
export type RenderedFitResume = {
  readonly resume: FitResume;
  /** What the CV says the person is and does; without wishes and personal details. */
  readonly lines: readonly FitLine[];
  readonly mentions: readonly FitMention[];
};

type Writer = {
  readonly random: SeededRandom;
  readonly person: FitPerson;
  readonly mentions: FitMention[];
  readonly spoken: Set<string>;
};
const langOf = ({ random, person: { language } }: Writer): Lang =>
  language === "mixed" ? random.one(["it", "en"] as const) : language;

/** The sentences about these skills, each with the skills that it speaks of. */
function sentencesAbout(
  writer: Writer,
  facts: readonly SkillFact[],
  lang: Lang,
): { text: string; facts: SkillFact[] }[] {
  const { random, person, spoken } = writer;
  const { half, identity } = person;
  const write = (kind: string, some: readonly SkillFact[]) => {
    const [s = "", t = ""] = some.map(({ code }) => random.one(skillNames(code, half, lang)));
    return { text: fillSentence(random.one(sentencesOf(kind, half, lang)), { s, t }, identity.sex), facts: [...some] };
  };
  const left = [...facts];
  const found: { text: string; facts: SkillFact[] }[] = [];
  while (left.length > 0) {
    const fact = left.shift()!;
    const own = ownSentences.get(fact.code)?.[half][lang];
    if (fact.evidence !== "done") found.push(write(fact.evidence, [fact]));
    else if (own && !spoken.has(fact.code) && random.chance(0.3)) found.push({ text: own, facts: [fact] });
    else if (left[0]?.evidence === "done" && random.chance(0.3)) found.push(write("pair", [fact, left.shift()!]));
    else found.push(write("task", [fact]));
    spoken.add(fact.code);
  }
  return found;
}

const mine = { origin: "person" as const };

function experienceOf(writer: Writer, asides: readonly SkillFact[], inText: boolean): Resume["experience"] {
  const { random, person, mentions } = writer;
  const dated = (month: number) => dateOf(month).slice(0, person.yearsOnly ? 4 : 7);
  return person.jobs.map((job, position) => {
    const lang = langOf(writer);
    const facts = person.skills.filter(({ jobs, evidence }) => evidence === "done" && jobs.includes(position));
    const about = sentencesAbout(
      writer,
      [...random.some(facts, facts.length), ...(position === 0 ? asides : [])],
      lang,
    );
    const fillers = random.some(sentencesOf("filler", person.half, lang), random.between(0, 2));
    const texts = random.some([...about, ...fillers.map((text) => ({ text, facts: [] as SkillFact[] }))], 99);
    for (const { text, facts: told } of texts)
      for (const { code, evidence } of told)
        mentions.push({ section: "experience", itemId: job.id, text, code, evidence });
    return {
      ...mine,
      id: job.id,
      company: job.company,
      companyUrl: null,
      title: fitTitleOf(job, person.identity, lang),
      city: person.home.city,
      start: dated(job.from),
      end: job.to === null ? null : dated(job.to),
      isCurrent: job.to === null,
      years: Math.round(yearsOfJob([job]) * 10) / 10,
      description: inText && texts.length > 0 ? texts.map(({ text }) => text).join(" ") : null,
      tasks: inText ? [] : texts.map(({ text }) => text),
    };
  });
}

function tagsOf(writer: Writer, ids: ReadonlyMap<string, string>): Resume["technicalSkills"] {
  const { random, person, mentions } = writer;
  const facts = person.skills.filter(
    ({ evidence }) => evidence === "listed" || (evidence === "done" && random.chance(0.5)),
  );
  return facts.map(({ code, evidence }, position) => {
    const { it, en } = taxonomy.get(code)!;
    const name = random.one(skillNames(code, person.half, langOf(writer)));
    const isKnown = random.chance(0.85);
    const id = `skill-${position}`;
    mentions.push({ section: "technicalSkills", itemId: id, text: name, code, evidence });
    const skillId = isKnown ? (ids.get(code) ?? null) : null;
    return { ...mine, id, skillId, name, label: isKnown ? { it, en } : null, category: null, level: null };
  });
}

function certificationsOf(writer: Writer): Resume["certifications"] {
  const { random, person, mentions } = writer;
  const facts = person.skills.filter(({ evidence }) => evidence === "certified");
  return facts.map(({ code, evidence }, position) => {
    const name = random.one(skillNames(code, person.half, langOf(writer)));
    const id = `cert-${position}`;
    mentions.push({ section: "certifications", itemId: id, text: name, code, evidence });
    return { ...mine, id, name, issuer: null, start: dateOf(thisMonth - random.between(4, 60)), end: null, url: null };
  });
}

function educationOf(writer: Writer): Resume["education"] {
  const { person } = writer;
  const lang = langOf(writer);
  const ended = Math.floor(person.jobs.at(-1)!.from / 12);
  const entry = { ...mine, grade: null, thesis: null, isCurrent: false, description: null };
  const { school, ...titles } = degrees.get(person.degree)!;
  const stopped = person.unfinished && degrees.get(person.unfinished)!;
  return [
    {
      ...entry,
      id: "edu-0",
      degreeTitle: titles[lang],
      institution: school,
      start: String(ended - 3),
      end: String(ended),
    },
    ...(stopped
      ? [
          {
            ...entry,
            id: "edu-1",
            degreeTitle: `${stopped[lang]} (${{ it: "studi interrotti", en: "not completed" }[lang]})`,
            institution: stopped.school,
            start: String(ended),
            end: String(ended + 1),
          },
        ]
      : []),
  ];
}

function summaryOf(writer: Writer, asides: readonly SkillFact[]): string[] {
  const { random, person, mentions } = writer;
  const { half, identity, change, language } = person;
  const lang = language === "mixed" ? "it" : language;
  const [it = "", en = ""] = identity.nation.split("/");
  const title = change
    ? { it: change.titles.it[0]![identity.sex], en: formOf(change.titles.en[0]!, identity.sex) }[lang]
    : "";
  const values = {
    n: String(Math.max(2, Math.round(yearsIn(person.jobs)))),
    title,
    year: String(identity.birthYear),
    street: identity.street,
    nation: { it, en }[lang],
  };
  const write = (kind: string) => fillSentence(random.one(sentencesOf(kind, half, lang)), values, identity.sex);
  const about = sentencesAbout(writer, asides, lang);
  for (const { text, facts } of about)
    for (const { code, evidence } of facts) mentions.push({ section: "summary", itemId: null, text, code, evidence });
  return [write("summary"), ...(change ? [write("change")] : []), ...about.map(({ text }) => text), write("personal")];
}

/** The CV of a person, rendered from the facts. `ids` has the skill ids of the database by code. */
export function renderFitResume(person: FitPerson, ids: ReadonlyMap<string, string> = new Map()): RenderedFitResume {
  const random = randomOf(`${person.id} resume`);
  const writer: Writer = { random, person, mentions: [], spoken: new Set() };
  const asides = person.skills.filter((fact) => !hasSkill(fact));
  const [inSummary, inJob] = [
    asides.filter((_, position) => position % 3 === 0),
    asides.filter((_, position) => position % 3 > 0),
  ];
  const isText = random.chance(0.3);
  const summary = summaryOf(writer, inSummary);
  const experience = experienceOf(writer, inJob, isText);
  const technicalSkills = tagsOf(writer, ids);
  const certifications = certificationsOf(writer);
  const education = educationOf(writer);
  const resume: FitResume = {
    firstName: person.identity.first,
    lastName: person.identity.last,
    headline: experience[0]!.title,
    contacts: { email: null, phone: null, city: person.home.city, links: [] },
    wishes: [],
    summary: summary.join(" "),
    experience,
    technicalSkills,
    softSkills: [],
    education,
    certifications,
    courses: [],
    languages: person.languages.map(({ code, level }, position) => {
      const { it, en } = referenceLanguages.get(code)!;
      const isNative = level === "native";
      return {
        ...mine,
        id: `lang-${position}`,
        code,
        label: { it, en },
        level: isNative ? null : level,
        native: isNative,
        mandatory: false,
      };
    }),
    interests: [],
    years: Math.round(yearsIn(person.jobs) * 10) / 10,
  };
  const lines: FitLine[] = [
    { section: "summary", itemId: null, text: summary[0]! },
    ...experience.map(({ id, title }) => ({ section: "experience", itemId: id, text: title, isTitle: true })),
    ...writer.mentions.map(({ section, itemId, text }) => ({ section, itemId, text })),
    ...education.map(({ id, degreeTitle }) => ({ section: "education", itemId: id, text: degreeTitle })),
  ];
  return { resume, lines, mentions: writer.mentions };
}
