import type { ResumeContentInput } from "@orbita/contract";
import type { PastJob, GeneratedPerson } from "./people.ts";
import { companies, interests, phrases, schools } from "./phrases.ts";
import { randomOf, type SeededRandom } from "./random.ts";
import type { ReferenceSkill } from "./reference.ts";
import { nameOf, slip, titleIn } from "./names.ts";

const levels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
/** How a CV expresses that a person has a skill. */
type SkillMention = { line: boolean; list: boolean; name: string; listName: string; known: boolean };
type ResumeRenderContext = {
  person: GeneratedPerson;
  random: SeededRandom;
  said: Map<ReferenceSkill, SkillMention>;
  today: Date;
};

function sayOf(random: SeededRandom, person: GeneratedPerson, skill: ReferenceSkill): SkillMention {
  const stale = !person.jobs.some(({ to, skills }) => to <= 36 && skills.includes(skill));
  const name = nameOf(random, skill, person.language);
  // Names such as C, R or Go would not be recognisable as skills in a sentence.
  const short = name.length < 3;
  const [both, lineOnly] = stale ? [0.45, 0.45] : [0.45, 0.25];
  const draw = random.next();
  const line = !short && draw < both + lineOnly;
  const list = short || draw < both || !line;
  const known = random.chance(0.88) || short;
  const listName = random.chance(0.6) ? name : nameOf(random, skill, person.language);
  const wrong = !known && random.chance(line ? 0.35 : 0.08);
  return { line, list, name, listName: wrong ? slip(random, listName) : listName, known };
}

const fill = (text: string, words: Record<string, string>) =>
  text.replaceAll(/\{(\w)\}/g, (_, key: string) => words[key] ?? "").replace(/^./, (first) => first.toUpperCase());

function wordsOf({ random, person }: ResumeRenderContext): Record<string, string> {
  return { n: String(random.between(3, 24)), p: cityOf(person), y: String(Math.round(person.years)) };
}
const cityOf = ({ language, place }: GeneratedPerson) => (language === "en" ? place.english : place.city);

/** The lines about a job: its skills in groups of one to three, in random order, with filler lines between. */
function linesOf(told: ResumeRenderContext, job: PastJob): string[] {
  const { random, person, said } = told;
  const { lines, noise } = phrases[person.language];
  const left = random.some(
    job.skills.filter((skill) => said.get(skill)!.line),
    job.skills.length,
  );
  const written: string[] = [];
  while (left.length > 0) {
    const some = left.splice(
      0,
      random.weighted([1, 2, 3], (count) => [0, 4, 4, 3][count]!),
    );
    const names = some.map((skill) => {
      const { name } = said.get(skill)!;
      return random.chance(0.35) && !/[A-Z]{2}|\d/.test(name) ? name.toLowerCase() : name;
    });
    const [a = "", b = "", c = ""] = names;
    written.push(fill(random.one(lines[(some.length - 1) as 0 | 1 | 2]), { ...wordsOf(told), a, b, c }));
  }
  for (let count = random.between(0, 2); count > 0; count--)
    written.splice(random.below(written.length + 1), 0, fill(random.one(noise), wordsOf(told)));
  return written;
}

function monthBack(today: Date, months: number): string {
  const at = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1));
  return at.toISOString().slice(0, 7);
}

function experienceOf(
  told: ResumeRenderContext,
  job: PastJob,
  index: number,
): NonNullable<ResumeContentInput["experience"]>[number] {
  const { random, person, today } = told;
  const lines = linesOf(told, job);
  const asProse = random.chance(0.3);
  const exact = random.chance(0.9);
  const [start, end] = [monthBack(today, job.from), monthBack(today, job.to)];
  return {
    id: `e${index}`,
    company: `${random.one(companies.first)} ${random.one(companies.second)}`,
    title: random.one(phrases[person.language].seniority)(titleIn(random, job.trade.title, person)),
    city: random.chance(0.8) ? cityOf(person) : null,
    start: exact ? start : start.slice(0, 4),
    end: job.to === 0 ? null : exact ? end : end.slice(0, 4),
    isCurrent: job.to === 0,
    description: asProse ? lines.join(" ") : null,
    tasks: asProse ? [] : lines,
  };
}

function skillList(
  { random, said }: ResumeRenderContext,
  skills: readonly ReferenceSkill[],
  ids: ReadonlyMap<string, string>,
) {
  const listed = skills.filter((skill) => said.get(skill)!.list);
  return random.some(listed, listed.length).map((skill, index) => {
    const { listName, known } = said.get(skill)!;
    return {
      id: `${skill.soft ? "w" : "s"}${index}`,
      skillId: known ? ids.get(skill.code)! : null,
      name: listName,
      level: random.chance(0.6) ? random.between(2, 5) : null,
    };
  });
}

function headlineOf({ random, person }: ResumeRenderContext, job: PastJob): string | null {
  if (random.chance(0.12)) return null;
  const title = titleIn(random, job.trade.title, person);
  return random.chance(0.6) ? title : `${title}, ${cityOf(person)}`;
}

function summaryOf(told: ResumeRenderContext): string | null {
  const { random, person, said } = told;
  if (random.chance(0.25)) return null;
  const [first] = person.jobs;
  const [a, b] = random.some(first!.skills, 2).map((skill) => said.get(skill)!.name);
  const offered = phrases[person.language].summaries.filter((text) => b !== undefined || !text.includes("{b}"));
  const t = titleIn(random, first!.trade.title, person);
  return fill(random.one(offered), { ...wordsOf(told), t, a: a!, b: b ?? "" });
}

/** A CV that this person might have written. `ids` maps skill codes to the ids in the tables. */
export function resumeOf(
  seed: string,
  person: GeneratedPerson,
  { ids, today }: { ids: ReadonlyMap<string, string>; today: Date },
): Required<ResumeContentInput> {
  const random = randomOf(`${seed} resume ${person.number}`);
  const skills = [...new Set(person.jobs.flatMap((job) => job.skills))];
  const all = [...new Set([...skills, ...person.soft])];
  const said = new Map(all.map((skill) => [skill, sayOf(random, person, skill)]));
  for (const skill of person.soft) if (!skills.includes(skill)) said.get(skill)!.list = true;
  const told: ResumeRenderContext = { person, random, said, today };
  const { language, place } = person;
  const city = random.chance(0.15) ? `${cityOf(person)} (${place.province})` : cityOf(person);
  const suggestions = {
    comments: [],
    aiquestions: [],
    proposedJobPositions: [],
    proposedTechnicalSkills: [],
    criticalSummary: [],
    questions: [],
  };
  return {
    ...suggestions,
    headline: headlineOf(told, person.jobs[0]!),
    contacts: { email: null, phone: null, city, links: [] },
    wishes: [],
    summary: summaryOf(told),
    experience: person.jobs.map((job, index) => experienceOf(told, job, index)),
    technicalSkills: skillList(
      told,
      skills.filter(({ soft }) => !soft),
      ids,
    ),
    softSkills: skillList(
      told,
      all.filter(({ soft }) => soft),
      ids,
    ),
    education: [
      {
        id: "d0",
        degreeTitle: random.one(phrases[language].degrees[person.study]!),
        institution: random.one(schools[language]),
        end: String(today.getUTCFullYear() - Math.round(person.years) - random.between(0, 2)),
      },
    ],
    certifications: [],
    courses: [],
    languages: [...person.speaks].map(([code, level], index) => ({
      id: `l${index}`,
      code,
      level: level === 7 ? null : levels[level - 1]!,
      native: level === 7,
    })),
    interests: random.chance(0.4) ? [{ id: "i0", name: random.one(interests[language]) }] : [],
  };
}
