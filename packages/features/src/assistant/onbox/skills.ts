import {
  statementLines,
  skillMentionsOf,
  plainText,
  type RelatedSkill,
  type ResumeStatement,
} from "../../evidence/index.ts";
import type { LexiconEntry } from "../../lexicon/index.ts";
import { skillLine, type QuoteLine } from "../lines.ts";
import { familyIn } from "./kinds-of-skills.ts";
import type { ParsedQuestion } from "./question.ts";
import {
  jobLines,
  nearly,
  notSaid,
  statementFinding,
  type ResumeFinding,
  type ResumeJob,
  type PreparedResume,
} from "./reading.ts";
import { inBothLanguages, jobIn, rowIn } from "./wording.ts";

type SkillStatements = { readonly skill: RelatedSkill; readonly statements: readonly ResumeStatement[] };
export type SkillUseFinding = {
  /** Statements of the resume about the skill that the question asks for. */
  readonly own: readonly ResumeStatement[];
  /** Statements about narrower skills: PostgreSQL, if the question is about SQL. */
  readonly cases: readonly SkillStatements[];
  readonly denied: readonly ResumeStatement[];
  readonly wished: readonly ResumeStatement[];
  /** Statements about a related skill. They do not prove the skill that the question asks for. */
  readonly near: readonly SkillStatements[];
};

const itself = ({ id, label: { it, en } }: LexiconEntry): RelatedSkill => ({
  id,
  ids: [id],
  by: "same",
  it,
  en,
  names: [it, en],
  longer: [],
  soft: false,
});

/** The statements of a resume about a skill: those that affirm it, deny it or wish for it. */
export function skillUse({ knowledge, statements }: PreparedResume, asked: LexiconEntry): SkillUseFinding {
  const family = familyIn(knowledge, asked.id);
  const read = statements();
  const saying = (skill: RelatedSkill, voice: "has" | "denies" | "wishes") =>
    skillMentionsOf(skill, read).flatMap((mention) => (mention.voice === voice ? mention.statement : []));
  const of = (...kinds: readonly RelatedSkill["by"][]): SkillStatements[] =>
    family
      .filter(({ by }) => kinds.includes(by))
      .map((skill) => ({ skill, statements: saying(skill, "has") }))
      .filter((one) => one.statements.length > 0);
  const same = family.find(({ by }) => by === "same") ?? itself(asked);
  return {
    own: saying(same, "has"),
    cases: of("narrower"),
    denied: saying(same, "denies"),
    wished: saying(same, "wishes"),
    near: of("related", "broader"),
  };
}

/** All statements that prove the skill, including those about narrower skills. */
export const showing = ({ own, cases }: SkillUseFinding): ResumeStatement[] => [
  ...own,
  ...cases.flatMap(({ statements }) => statements),
];

/** The jobs whose entries in the resume mention the skill. */
export const jobsUsing = ({ jobs }: PreparedResume, use: SkillUseFinding): ResumeJob[] => {
  const ids = new Set(showing(use).flatMap(({ section, itemId }) => (section === "experience" ? itemId : [])));
  return jobs.filter(({ id }) => ids.has(id));
};

const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** Describes in words where a CV mentions something: at a company, among the skills, or in the profile. */
export function placeOf(lines: readonly QuoteLine[], language: "it" | "en"): string {
  const companies = unique(lines.flatMap(({ section, at }) => (section === "experience" && at ? at : [])));
  const words =
    language === "it"
      ? {
          tags: "tra le competenze",
          profile: "nel profilo",
          courses: "tra i corsi",
          certificates: "tra le certificazioni",
          studies: "negli studi",
          at: "in",
        }
      : {
          tags: "among the skills",
          profile: "in the profile",
          courses: "among the courses",
          certificates: "among the certifications",
          studies: "in the education",
          at: "at",
        };
  if (companies.length > 0) return ` ${words.at} ${companies.join(", ")}`;
  const [first] = lines;
  const sections = {
    technicalSkills: words.tags,
    softSkills: words.tags,
    summary: words.profile,
    courses: words.courses,
    certifications: words.certificates,
    education: words.studies,
  } as Record<string, string>;
  return first && sections[first.section] ? ` ${sections[first.section]}` : "";
}

const labelOf = (label: { readonly it: string; readonly en: string }, language: "it" | "en"): string =>
  label[language].replace(/\s*\(.*$/, "");
const isTag = ({ section }: QuoteLine): boolean => section === "technicalSkills" || section === "softSkills";

/** Drops lines that another line contains, and skill tags if there is any other line. */
export function distinctLines<One extends QuoteLine>(lines: readonly One[]): One[] {
  const texts = lines.map(({ text }) => plainText(text).low.trim());
  const kept = lines.filter(
    (_, at) =>
      !texts.some((other, place) => place !== at && other.includes(texts[at]!) && (other !== texts[at] || place < at)),
  );
  return kept.some((line) => !isTag(line)) ? kept.filter((line) => !isTag(line)) : kept;
}

const labels = (found: readonly SkillStatements[], language: "it" | "en"): string =>
  unique(found.map(({ skill }) => labelOf(skill, language)))
    .slice(0, 3)
    .join(", ");

/**
 * The name under which the resume shows the skill: "RabbitMQ" if the question is about message queues and the resume names only
 * RabbitMQ.
 */
export const shownNameIn = ({ own, cases }: SkillUseFinding, { label }: LexiconEntry, language: "it" | "en"): string =>
  own.length === 0 && cases.length > 0 ? labels(cases, language) : labelOf(label, language);

/** The level that the person gave to the skill among their skill tags, if any. */
function levelOf({ subject: { resume } }: PreparedResume, { id, label }: LexiconEntry) {
  const names = [label.it, label.en].map((name) => plainText(name).low);
  for (const section of ["technicalSkills", "softSkills"] as const)
    for (const tag of resume[section] ?? [])
      if (tag.level !== null && (tag.skillId === id || names.includes(plainText(tag.name).low)))
        return { section, tag, level: tag.level };
  return null;
}

export function levelOfSkill(reading: PreparedResume, asked: LexiconEntry): ResumeFinding {
  const found = levelOf(reading, asked);
  if (found) {
    const words = inBothLanguages((language) =>
      language === "it"
        ? `Il CV indica ${labelOf(asked.label, language)} a livello ${found.level} su 5.`
        : `The CV gives ${labelOf(asked.label, language)} level ${found.level} out of 5.`,
    );
    return statementFinding(reading, words, [skillLine(found.section, found.tag)]);
  }
  const lines = statementLines(showing(skillUse(reading, asked)));
  if (lines.length === 0) return notSaid;
  const words = inBothLanguages((language) =>
    language === "it"
      ? `Il CV cita ${labelOf(asked.label, language)}, ma non dice a che livello.`
      : `The CV mentions ${labelOf(asked.label, language)}, but not at what level.`,
  );
  return nearly(reading, words, lines);
}

/** Answers where the person used a skill, with the jobs and the lines that mention it: "Dove ha usato Java?" */
export function findSkillUse(reading: PreparedResume, asked: LexiconEntry): ResumeFinding {
  const use = skillUse(reading, asked);
  const jobs = jobsUsing(reading, use);
  if (jobs.length === 0) return oneSkill(reading, asked);
  const words = inBothLanguages((language) => {
    const name = use.own.length > 0 ? labelOf(asked.label, language) : labels(use.cases, language);
    const list = rowIn(jobs.map((job) => jobIn(job, language)));
    return language === "it" ? `Il CV cita ${name} in: ${list}.` : `The CV mentions ${name} in: ${list}.`;
  });
  const ids = new Set(jobs.map(({ id }) => id));
  const lines = showing(use)
    .filter(({ itemId }) => itemId !== null && ids.has(itemId))
    .map(({ rank: _rank, skillId: _skillId, ...line }) => line);
  return statementFinding(reading, words, [...jobLines(jobs), ...lines]);
}

/**
 * Answers a question about a skill that no statement of the resume shows. A related skill does not count as having it, nor does a skill that the
 * person denies or would like to learn.
 */
function instead(
  reading: PreparedResume,
  asked: LexiconEntry,
  { denied, wished, near }: SkillUseFinding,
): ResumeFinding {
  const name = (language: "it" | "en") => labelOf(asked.label, language);
  if (denied.length > 0)
    return statementFinding(
      reading,
      inBothLanguages((language) =>
        language === "it"
          ? `No: è il CV a escludere ${name(language)}.`
          : `No: the CV itself rules out ${name(language)}.`,
      ),
      statementLines(denied),
    );
  if (wished.length > 0)
    return nearly(
      reading,
      inBothLanguages((language) =>
        language === "it"
          ? `Di ${name(language)} il CV parla solo come di un interesse o di qualcosa da imparare.`
          : `The CV speaks of ${name(language)} only as an interest or something to learn.`,
      ),
      statementLines(wished),
    );
  if (near.length === 0) return notSaid;
  const lines = statementLines(near.flatMap(({ statements }) => statements));
  const shown = near.filter(({ statements }) =>
    statements.some(({ text }) => lines.some((line) => line.text === text)),
  );
  return nearly(
    reading,
    inBothLanguages((language) =>
      language === "it"
        ? `Il CV non cita ${name(language)}; cita solo qualcosa di affine: ${labels(shown, language)}.`
        : `The CV does not mention ${name(language)}, only something related: ${labels(shown, language)}.`,
    ),
    lines,
  );
}

/** Answers whether the person has a skill: "Ha usato X?" */
export function oneSkill(reading: PreparedResume, asked: LexiconEntry, isYesNo = true): ResumeFinding {
  const use = skillUse(reading, asked);
  if (use.own.length > 0) {
    const lines = distinctLines(statementLines(use.own));
    const level = levelOf(reading, asked);
    const words = inBothLanguages((language) => {
      const told = level
        ? language === "it"
          ? `, a livello ${level.level} su 5`
          : `, level ${level.level} out of 5`
        : "";
      return language === "it"
        ? `${isYesNo ? "Sì, il" : "Il"} CV cita ${labelOf(asked.label, "it")}${placeOf(lines, language)}${told}.`
        : `${isYesNo ? "Yes, the" : "The"} CV mentions ${labelOf(asked.label, "en")}${placeOf(lines, language)}${told}.`;
    });
    return statementFinding(reading, words, [...lines, ...(level ? [skillLine(level.section, level.tag)] : [])]);
  }
  if (use.cases.length === 0) return instead(reading, asked, use);
  const lines = distinctLines(statementLines(use.cases.flatMap(({ statements }) => statements)));
  const shown = use.cases.filter(({ statements }) =>
    statements.some(({ text }) => lines.some((line) => line.text === text)),
  );
  const words = inBothLanguages((language) => {
    const [what, general] = [labels(shown, language), labelOf(asked.label, language)];
    return language === "it"
      ? `${isYesNo ? "Sì, il" : "Il"} CV cita ${what}${placeOf(lines, language)}: rientra in «${general}».`
      : `${isYesNo ? "Yes, the" : "The"} CV mentions ${what}${placeOf(lines, language)}, which is a case of “${general}”.`;
  });
  return statementFinding(reading, words, lines);
}

/**
 * Answers a question about several skills: the findings about the skills that the resume shows or, if it shows none, the
 * closest matches for each.
 */
export function everySkill(
  reading: PreparedResume,
  { skills }: ParsedQuestion,
  one: (reading: PreparedResume, asked: LexiconEntry) => ResumeFinding,
): ResumeFinding {
  const found = skills.map((asked) => one(reading, asked));
  const held = found.filter(({ isSaid }) => isSaid);
  const shown = held.length > 0 ? held : found;
  return { isSaid: held.length > 0, statements: shown.flatMap(({ statements }) => statements) };
}
