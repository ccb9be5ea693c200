import type { AssistantResume } from "../../src/assistant/subject.ts";
import { judgedCities, interests, skillLines, summaries, judgedWishes } from "./extras.ts";
import { jobTitleOf, yearsOfJob, type FictionalJob, type MonthNumber, type FictionalPerson } from "./people.ts";
import { randomOf, type SeededRandom } from "./random.ts";
import { aliasesIn, type ReferenceSkill } from "./reference.ts";

/** The name of a skill in the lines of a CV, and in its skill list; `list` is null if the list lacks the skill. */
export type SkillWording = { line: string; list: string | null };
export type RenderedResume = { resume: AssistantResume; said: ReadonlyMap<ReferenceSkill, SkillWording> };

export const dateOf = (month: MonthNumber): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
const dated = (person: FictionalPerson, month: MonthNumber): string => dateOf(month).slice(0, person.yearsOnly ? 4 : 7);
export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** The name of a skill inside a sentence: names of products keep their capitals, names of activities begin in lower case. */
export const inside = (name: string) =>
  /^[A-Z][a-zà-ù]+( [a-zà-ù]|$)/u.test(name) && name.includes(" ")
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;

function callOf(random: SeededRandom, { language }: FictionalPerson, skill: ReferenceSkill): string {
  const draw = random.next();
  const aliases = aliasesIn(skill, language);
  if (draw < 0.2 && aliases.length > 0) return random.one(aliases);
  return skill[draw < 0.32 ? (language === "it" ? "en" : "it") : language];
}

function tasksOf(
  random: SeededRandom,
  person: FictionalPerson,
  { job, said }: { job: FictionalJob; said: RenderedResume["said"] },
): string[] {
  const lines = job.skills.map((skill) => {
    const { line } = said.get(skill)!;
    return random.one(skillLines[person.language]).replace("{s}", inside(line)).replace("{S}", upper(line));
  });
  const told = job.told.map(({ line }) => line[person.language]);
  const fillers = random.some(person.trade.fillers[person.language], random.between(0, 2));
  return random.some([...lines, ...told, ...fillers], 20);
}

const mine = { origin: "person" as const };

function experienceOf(
  random: SeededRandom,
  person: FictionalPerson,
  said: RenderedResume["said"],
): NonNullable<AssistantResume["experience"]> {
  return person.jobs.map((job) => ({
    ...mine,
    id: job.id,
    company: job.company,
    companyUrl: null,
    title: jobTitleOf(person, job.title),
    city: random.one(judgedCities),
    start: dated(person, job.from),
    end: job.to === null ? null : dated(person, job.to),
    isCurrent: job.to === null,
    years: Math.round(yearsOfJob([job]) * 10) / 10,
    description: null,
    tasks: tasksOf(random, person, { job, said }),
  }));
}

function skillEntries(
  random: SeededRandom,
  said: RenderedResume["said"],
  ids: ReadonlyMap<string, string>,
): NonNullable<AssistantResume["technicalSkills"]> {
  return [...said].flatMap(([skill, { list }], place) => {
    if (list === null) return [];
    const known = random.chance(0.85);
    return [
      {
        ...mine,
        id: `skill-${place}`,
        skillId: known ? (ids.get(skill.code) ?? null) : null,
        name: list,
        label: known ? { it: skill.it, en: skill.en } : null,
        category: null,
        level: random.chance(0.5) ? random.between(2, 5) : null,
      },
    ];
  });
}

function learntOf(person: FictionalPerson): Pick<AssistantResume, "education" | "certifications" | "courses"> {
  const { degree, certificates, course, language } = person;
  return {
    education: [
      {
        ...mine,
        id: degree.id,
        degreeTitle: degree.of[language],
        institution: degree.of.school[language],
        grade: degree.grade,
        thesis: degree.thesis ? degree.of.thesis[language] : null,
        start: String(degree.from),
        end: String(degree.to),
        isCurrent: false,
        description: null,
      },
    ],
    certifications: certificates.map(({ id, name, issuer, start, end }) => ({
      ...mine,
      id,
      name,
      issuer,
      start: dateOf(start),
      end: end === null ? null : dateOf(end),
      url: null,
    })),
    courses: course
      ? [
          {
            ...mine,
            id: course.id,
            name: course.of[language],
            provider: course.of.provider,
            topics: [],
            start: null,
            end: String(course.year),
            isCurrent: false,
          },
        ]
      : [],
  };
}

/** Renders the CV of a fictional person. `ids` maps skill codes to skill ids. */
export function write(seed: string, person: FictionalPerson, ids: ReadonlyMap<string, string>): RenderedResume {
  const random = randomOf(`${seed} resume ${person.number}`);
  const { language, trade } = person;
  const said = new Map(
    person.skills.map((skill): [ReferenceSkill, SkillWording] => {
      const line = callOf(random, person, skill);
      return [skill, { line, list: random.chance(0.65) ? (random.chance(0.7) ? line : skill[language]) : null }];
    }),
  );
  const summary = [
    random.one(summaries[language]).replace("{field}", trade.field[language]),
    ...person.ready.map(({ line }) => line[language]),
  ];
  const resume: AssistantResume = {
    headline: jobTitleOf(person, person.jobs[0]!.title),
    city: random.one(judgedCities),
    wishes: random.some(judgedWishes[language], random.between(0, 2)),
    summary: summary.join(" "),
    experience: experienceOf(random, person, said),
    technicalSkills: skillEntries(random, said, ids),
    softSkills: [],
    ...learntOf(person),
    languages: person.languages.map(({ id, language: spoken, level, native }) => ({
      ...mine,
      id,
      code: spoken.code,
      label: { it: spoken.it, en: spoken.en },
      level: level as "A1" | null,
      native,
      mandatory: false,
    })),
    interests: random.some(interests[language], 1).map((name, place) => ({ ...mine, id: `interest-${place}`, name })),
    years: Math.round(yearsOfJob(person.jobs) * 10) / 10,
  };
  return { resume, said };
}
