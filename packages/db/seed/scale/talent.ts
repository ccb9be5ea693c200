import { termsVersion } from "@orbita/contract";
import { careerOf, lastMonth, titleOf, writtenOf } from "./career.ts";
import type { CopyRow, CopyTable } from "./copy-rows.ts";
import { diceOf, draw, idOf, weighted, type RandomSource } from "./dice.ts";
import { summaryOf, type PhraseLanguage } from "./lines.ts";
import { nameOf, type GeneratedName } from "./names.ts";
import { studiesOf } from "./studies.ts";
import type { TaxonomySkill, OccupationSkills, TaxonomySampler } from "./world.ts";

/** The tables of a talent, in the order in which their rows are written. */
export const talentTables = {
  users: {
    name: "users",
    columns:
      "id email username first_name last_name language email_verified_at onboarded_at terms_version terms_accepted_at created_at updated_at".split(
        " ",
      ),
  },
  settings: {
    name: "user_settings",
    columns: "user_id visible_in_talent_search show_name show_contacts profile_visibility created_at updated_at".split(
      " ",
    ),
  },
  hidden: { name: "hidden_from", columns: "id user_id space_id domain created_at updated_at".split(" ") },
  resumes: {
    name: "resumes",
    columns:
      "id owner_id headline contacts summary experience education proposed_job_positions origins shown_sections version created_at updated_at".split(
        " ",
      ),
  },
  skills: { name: "resume_skills", columns: "resume_id item_id kind skill_id name level position".split(" ") },
  languages: { name: "resume_languages", columns: "resume_id item_id language level native position".split(" ") },
} as const satisfies Record<string, CopyTable>;
export type TalentRows = Record<keyof typeof talentTables, CopyRow[]>;

/** Accounts are spread over one year, one every 31 seconds. Consecutive ids keep the indexes ordered. */
const firstDay = Date.UTC(2025, 9, 20);
const apart = 31_000;
const inOneYear = 1_000_000;
export const openedAt = (n: number): number => firstDay + (n % inOneYear) * apart;
const monthOf = (at: number) => new Date(at).setUTCDate(1) - (at % 86_400_000);
const lastChange = Date.UTC(2026, 10, 1);

export const talentId = (seed: number, n: number): string => idOf(diceOf(seed, "talent id", n), openedAt(n));
/** The id of a talent's resume. Like ids from the database, it contains only the month of its creation. */
export const resumeId = (seed: number, n: number): string => idOf(diceOf(seed, "resume id", n), monthOf(openedAt(n)));
export const numberOf = (seed: number, n: number): string => (seed === 1 ? String(n) : `${n}.s${seed}`);

const visibility = weighted(["nobody", "link", "signedIn", "everyone"], (kind) => (kind === "nobody" ? 7 : 1));
const skillLevels = weighted([null, 1, 2, 3, 4, 5], (level) => (level === null ? 25 : [5, 12, 25, 23, 10][level - 1]!));
const englishLevels = weighted(
  ["A1", "A2", "B1", "B2", "C1", "C2"],
  (level) => ({ A1: 5, A2: 14, B1: 28, B2: 30, C1: 18, C2: 5 })[level]!,
);
const others = weighted(["fr", "de", "es", "pt", "ar", "ro"], (code) => ({ fr: 40, de: 20, es: 30 })[code] ?? 5);

/** Draws the languages of a CV: a tenth are in English, a fifth in Italian with English job titles, and the rest in Italian. */
function tonguesOf(dice: RandomSource): { text: PhraseLanguage; titles: PhraseLanguage } {
  const point = dice.next();
  if (point < 0.1) return { text: "en", titles: "en" };
  return { text: "it", titles: point < 0.6 ? "it" : dice.chance(0.5) ? "en" : "it" };
}

function knownSkills(
  dice: RandomSource,
  world: TaxonomySampler,
  work: OccupationSkills,
): { technical: TaxonomySkill[]; soft: TaxonomySkill[] } {
  const core = draw(dice, work.core, dice.int(4, 9));
  const more = draw(dice, work.more, dice.int(0, 3));
  const office = dice.chance(0.35) ? [world.office(dice)] : [];
  const soft = Array.from({ length: dice.int(0, 4) }, () => world.soft(dice));
  return { technical: [...new Set([...core, ...more, ...office])], soft: [...new Set(soft)] };
}

function languageRows(dice: RandomSource, resume: string, mother: string): CopyRow[] {
  const spoken: [code: string, level: string | null, native: boolean][] = [[mother, null, true]];
  if (mother !== "language_it") spoken.push(["language_it", englishLevels(dice), false]);
  if (dice.chance(0.78)) spoken.push(["language_en", dice.chance(0.9) ? englishLevels(dice) : null, false]);
  const other = `language_${others(dice)}`;
  if (dice.chance(0.25) && other !== mother) spoken.push([other, englishLevels(dice), false]);
  return spoken.map(([code, level, native], at) => [resume, `l${at + 1}`, code, level, native, at]);
}

const shownSections = "summary experience technicalSkills softSkills education languages interests".split(" ");

type TalentPerson = { dice: RandomSource; n: number; name: GeneratedName; user: string; resume: string };

function resumeRow(
  { dice, n, name, user, resume }: TalentPerson,
  world: TaxonomySampler,
  work: OccupationSkills,
  skills: readonly TaxonomySkill[],
): CopyRow {
  const tongues = tonguesOf(dice);
  const { city } = world.place(dice);
  const months = 6 + Math.floor(dice.next() ** 1.6 * 36 * 12);
  const writer = { work, feminine: name.feminine, city, skills, ...tongues };
  const title = titleOf(work, writer);
  const said = {
    years: Math.round(months / 12),
    work: title,
    skills: [skills[0]![tongues.text], skills.at(-1)![tongues.text]] as const,
  };
  const created = openedAt(n);
  const updated = new Date(created + Math.floor(dice.next() * (lastChange - created)));
  const ended = Math.floor((lastMonth - months) / 12);
  const position = {
    id: "p1",
    origin: "machine",
    text: titleOf(work, { ...writer, titles: tongues.text }),
    motivation: null,
    answer: null,
    code: work.id,
    shared: dice.chance(0.5),
  };
  const email = dice.chance(0.5) ? `${name.username}@posta.example` : null;
  return [
    resume,
    user,
    dice.chance(0.92) ? title : null,
    JSON.stringify({ email, phone: null, city: dice.chance(0.95) ? city : null, links: [] }),
    dice.chance(0.7) ? summaryOf(dice, tongues.text, said) : null,
    JSON.stringify(careerOf(dice, world, { ...writer, months })),
    JSON.stringify(dice.chance(0.93) ? studiesOf(dice, work, { language: tongues.text, ended }) : []),
    JSON.stringify(dice.chance(0.4) ? [position] : []),
    '{"headline":"person","summary":"person","contacts":"person"}',
    dice.chance(0.04) ? draw(dice, shownSections, 5) : null,
    2,
    new Date(created),
    updated,
  ];
}

/** The number of seeded Spaces that talents may hide from. At least this many Spaces always exist. */
export const hiddenSpaces = 40;

type TalentRowsOptions = {
  seed: number;
  world: TaxonomySampler;
  spaceId: (n: number) => string;
  domainOf: (n: number) => string;
};

/** Adds all rows of the nth talent. */
export function addTalent(rows: TalentRows, n: number, { seed, world, spaceId, domainOf }: TalentRowsOptions): void {
  const dice = diceOf(seed, "talent", n);
  const [user, resume, at] = [talentId(seed, n), resumeId(seed, n), new Date(openedAt(n))];
  const name = nameOf(dice, numberOf(seed, n));
  const language = dice.chance(0.1) ? "en" : "it";
  const { username, firstName, lastName } = name;
  rows.users.push([
    user,
    `${username}@posta.example`,
    username,
    firstName,
    lastName,
    language,
    at,
    at,
    termsVersion,
    at,
    at,
    at,
  ]);
  rows.settings.push([user, dice.chance(0.7), dice.chance(0.85), dice.chance(0.2), visibility(dice), at, at]);
  if (dice.chance(0.03)) {
    const [other, byDomain] = [dice.int(0, hiddenSpaces - 1), dice.chance(0.5)];
    rows.hidden.push([
      idOf(dice, at.getTime()),
      user,
      byDomain ? null : spaceId(other),
      byDomain ? domainOf(other) : null,
      at,
      at,
    ]);
  }
  const work = world.work(dice);
  const { technical, soft } = knownSkills(dice, world, work);
  rows.resumes.push(resumeRow({ dice, n, name, user, resume }, world, work, technical));
  for (const [place, skill] of [...technical, ...soft].entries()) {
    const written = writtenOf(dice, skill, dice.chance(0.15) ? "en" : "it");
    rows.skills.push([
      resume,
      `k${place + 1}`,
      skill.kind,
      skill.id,
      written,
      skill.kind === "soft" ? null : skillLevels(dice),
      place,
    ]);
  }
  rows.languages.push(...languageRows(dice, resume, name.mother));
}
