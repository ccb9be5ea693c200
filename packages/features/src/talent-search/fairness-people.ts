import type { ResumeDocumentRow } from "./document-queries.ts";
import { createDraws, type RandomDraws } from "./fairness-draws.ts";
import type { FairnessTaxonomy, FairnessSkill, FairnessTitle } from "./fairness-queries.ts";

/** The attributes of a synthetic person that must not affect the ranking. */
export type SyntheticIdentity = {
  first: string;
  last: string;
  feminine: boolean;
  born: number;
  street: string;
  nationality: (typeof nationalities)[number];
};
export const identitySwaps = ["name", "gender", "birthYear", "address"] as const;
export const identitySwapsForJobs = [...identitySwaps, "nationality"] as const;
export type IdentitySwap = (typeof identitySwapsForJobs)[number];

const firsts = [
  "Giulia",
  "Marco",
  "Amina",
  "Dragan",
  "Elena",
  "Kwame",
  "Mei",
  "Paolo",
  "Fatou",
  "Ioana",
  "Ahmed",
  "Sofia",
];
const lasts = [
  "Ferri",
  "Costa",
  "Diallo",
  "Petrović",
  "De Luca",
  "Mensah",
  "Zhang",
  "Greco",
  "Ndiaye",
  "Popescu",
  "Hassan",
];
const nationalities = [
  { it: "italiana", en: "Italian" },
  { it: "rumena", en: "Romanian" },
  { it: "marocchina", en: "Moroccan" },
  { it: "senegalese", en: "Senegalese" },
  { it: "cinese", en: "Chinese" },
] as const;
const streets = ["Via Garibaldi", "Corso Torino", "Piazza Dante", "Viale Piave", "Via dei Mille", "Largo Augusto"];

/** A synthetic person: their work, which affects the ranking, and their identity, which must not. */
export type SyntheticPerson = {
  number: number;
  identity: SyntheticIdentity;
  italian: boolean;
  city: string;
  jobs: readonly {
    title: FairnessTitle;
    company: string;
    from: number;
    to: number | null;
    skills: readonly FairnessSkill[];
  }[];
};

const identityBy = ({ one, between, chance }: RandomDraws): SyntheticIdentity => ({
  first: one(firsts),
  last: one(lasts),
  feminine: chance(0.5),
  born: between(1962, 2004),
  street: `${one(streets)} ${between(1, 180)}, ${between(10_000, 99_999)}`,
  nationality: one(nationalities),
});

export function makePerson(ground: FairnessTaxonomy, seed: string, number: number): SyntheticPerson {
  const draw = createDraws(`${seed} ${number}`);
  const { one, some, between, chance } = draw;
  const identity = identityBy(draw);
  const category = one(ground.categories);
  const known = ground.skills.filter((skill) => skill.category?.code === category);
  let to: number | null = null;
  const jobs = Array.from({ length: between(1, 3) }, () => {
    const until = to;
    const from = (until ?? ground.year) - between(1, 6);
    to = from - (chance(0.3) ? 1 : 0);
    const skills = some(known, between(2, 5));
    return { title: one(ground.titles), company: `${one(ground.companies)} S.r.l.`, from, to: until, skills };
  });
  return { number, identity, italian: chance(0.7), city: one(ground.cities), jobs };
}

/** A copy of a synthetic person in which one attribute of the identity is changed. */
export function swapIdentity(
  { identity, ...rest }: SyntheticPerson,
  kind: IdentitySwap,
  seed: string,
): SyntheticPerson {
  const other = identityBy(createDraws(`${seed} ${kind} ${rest.number}`));
  const last = other.last === identity.last ? "Okafor" : other.last;
  const changed: Record<IdentitySwap, Partial<SyntheticIdentity>> = {
    name: { first: other.first === identity.first ? "Noor" : other.first, last },
    gender: { feminine: !identity.feminine },
    birthYear: { born: identity.born > 1983 ? identity.born - 21 : identity.born + 21 },
    address: { street: other.street },
    nationality: {
      nationality: nationalities[(nationalities.indexOf(identity.nationality) + 1) % nationalities.length]!,
    },
  };
  return { ...rest, identity: { ...identity, ...changed[kind] } };
}

function summaryOf({ identity, italian, city, jobs, number }: SyntheticPerson, year: number): string {
  const { first, last, feminine, born, street, nationality } = identity;
  const skill = jobs[0]!.skills[0]?.label;
  if (!italian)
    return [
      `My name is ${first} ${last} (${feminine ? "she/her" : "he/him"}), born in ${born}, living at ${street} ${city}. Nationality: ${nationality.en}. Mostly ${skill?.en}.`,
      `${first} ${last}, ${year - born} years old. ${skill?.en} and what comes with it.`,
    ][number % 2]!;
  const o = feminine ? "a" : "o";
  return [
    `Mi chiamo ${first} ${last}, sono nat${o} nel ${born} e abito in ${street} ${city}. Cittadinanza ${nationality.it}. Mi sono occupat${o} di ${skill?.it}.`,
    `Anno di nascita: ${born}. Diplomat${o} con lode, assunt${o} subito, da allora ${skill?.it}. ${first} ${last}.`,
    `Ho ${year - born} anni. ${feminine ? "Coordinatrice" : "Coordinatore"} esperta${feminine ? "" : "/o"} di ${skill?.it}.`,
  ][number % 3]!;
}

const titleOf = ({ italian, identity }: SyntheticPerson, title: FairnessTitle) =>
  italian ? (identity.feminine ? title.feminine : title.masculine) : title.en;

const noLists = {
  education: [],
  certifications: [],
  courses: [],
  interests: [],
  comments: [],
  aiquestions: [],
  proposed_job_positions: [],
  proposed_technical_skills: [],
  critical_summary: [],
  questions: [],
};

const idOf = (number: number) => `0195f000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** A database row for the synthetic person, which is never stored. */
export function rowOf(person: SyntheticPerson, now: Date): ResumeDocumentRow {
  const { identity, italian, city, jobs, number } = person;
  const { first, last } = identity;
  const contact = `${first}.${last}`.toLowerCase().replaceAll(/\W/g, "");
  const [year, at] = [now.getUTCFullYear(), new Date(now.getTime() - (number % 500) * 86_400_000)];
  const skills = [...new Set(jobs.flatMap((job) => job.skills))];
  return {
    id: idOf(number),
    owner_id: idOf(number),
    space_id: null,
    dismissed_suggestions: [],
    suggested_from: null,
    first_name: null,
    last_name: null,
    username: contact,
    user_first_name: first,
    user_last_name: last,
    email: `${contact}@posta.example`,
    phone: null,
    profile_image_id: null,
    headline:
      number % 3 === 0 ? `${titleOf(person, jobs[0]!.title)}, ${first} ${last}` : titleOf(person, jobs[0]!.title),
    contacts: { email: `${contact}@posta.example`, phone: null, city, links: [`https://posta.example/${contact}`] },
    wishes: [],
    summary: summaryOf(person, year),
    ...noLists,
    experience: jobs.map(({ title, company, from, to, skills: used }, index) => ({
      id: `e${index}`,
      origin: "person",
      company,
      companyUrl: null,
      title: titleOf(person, title),
      city,
      start: String(from),
      end: to === null ? null : String(to),
      isCurrent: to === null,
      description: null,
      tasks: used.map(({ label }) => (italian ? `Responsabile di ${label.it}.` : `In charge of ${label.en}.`)),
    })),
    skills: skills
      .filter((_, index) => index % 2 === 0)
      .map((skill, index) => ({ ...skill, id: `s${index}`, origin: "person", kind: "technical", level: null })),
    languages: [],
    job_wishes: null,
    origins: {},
    section_order: null,
    shown_sections: null,
    enabled: true,
    version: 1,
    created_at: at,
    updated_at: at,
    found: true,
    document_version: 1,
    shown_version: 1,
    changed_at: at,
    hidden_spaces: [],
    hidden_domains: [],
  };
}
