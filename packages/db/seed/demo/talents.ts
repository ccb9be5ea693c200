import type { DemoResume } from "./resumes.ts";
import { demoPeople } from "./people.ts";
import { seededRandom, type SeededRandom } from "./random.ts";
import { shownTalents } from "./shown-talents.ts";
import { trades, type Trade } from "./trades.ts";

/** A demo talent's CV, and the days since its last change. */
export type DemoTalent = { readonly resume: DemoResume; readonly daysAgo: number };

const day = 86_400_000;
const open = { visibleInTalentSearch: true } as const;

const cities = [
  "Genova",
  "Genova",
  "Genova",
  "Savona",
  "La Spezia",
  "Rapallo",
  "Chiavari",
  "Alessandria",
  "Torino",
  "Milano",
  "Pisa",
  "Imperia",
];
const companies = [
  "Bussola Sistemi",
  "Argano Software",
  "Rete Merci",
  "Molo Nuovo S.r.l.",
  "Terminal Dati",
  "Quadrante Logistica",
  "Officine del Bisagno",
  "Cantiere Digitale",
  "Posta Veloce",
  "Cooperativa Informatica Tigullio",
];
const levels = ["B1", "B2", "B2", "C1", "C2"] as const;
const second = ["language_fr", "language_de", "language_es"] as const;

const monthBefore = (now: Date, years: number): string =>
  new Date(now.getTime() - years * 365.25 * day).toISOString().slice(0, 7);

function some<T>(random: SeededRandom, items: readonly T[], most: number): T[] {
  const wanted = 2 + Math.floor(random.next() * (most - 1));
  return items.filter((_, at) => at === 0 || random.next() < wanted / items.length).slice(0, most);
}

/** The work experience of a generated talent: two jobs, one of them ongoing. Each task mentions its tools. */
function experienceOf(
  { title, lines, years }: { title: string; lines: readonly string[]; years: number },
  random: SeededRandom,
  now: Date,
) {
  const turn = Math.round(years * (0.35 + random.next() * 0.3) * 10) / 10;
  const cut = Math.ceil(lines.length / 2);
  return [
    {
      title,
      company: random.pick(companies),
      start: monthBefore(now, turn),
      isCurrent: true,
      tasks: lines.slice(0, cut),
    },
    {
      title,
      company: random.pick(companies),
      start: monthBefore(now, years),
      end: monthBefore(now, turn + 0.1),
      tasks: lines.slice(cut),
    },
  ];
}

function resumeOf(email: string, trade: Trade, { random, now }: { random: SeededRandom; now: Date }): DemoResume {
  const city = random.pick(cities);
  const lines = some(random, trade.lines, 5);
  const years = Math.round((1 + random.next() * 14) * 10) / 10;
  const { title, role, degrees } = trade;
  const languages = [
    { code: "language_it", native: true },
    ...(random.next() < 0.85 ? [{ code: "language_en", level: random.pick(levels) }] : []),
    ...(random.next() < 0.3 ? [{ code: random.pick(second), level: random.pick(levels) }] : []),
  ];
  return {
    email,
    privacy: open,
    skills: Object.fromEntries(some(random, trade.skills, 6).map((code) => [code, 2 + Math.floor(random.next() * 4)])),
    softSkills: random.next() < 0.4 ? [random.pick(["teamwork", "curiosity", "reliability", "accuracy"])] : [],
    content: {
      headline: random.pick(trade.headlines),
      contacts: { email, city },
      summary: trade.summary,
      experience: experienceOf({ title, lines, years }, random, now).map((job) => ({ ...job, city })),
      education: [{ degreeTitle: random.pick(degrees), institution: "Università di Genova", end: "2012" }],
      languages,
      ...(role &&
        random.next() < 0.6 && {
          proposedJobPositions: [{ text: title, code: role, motivation: `“${lines[0]}”`, shared: true }],
        }),
    },
  };
}

/**
 * Special cases for the talent search: a talent without a visible name, a talent who hides from the Space of the design mock-ups,
 * and a talent who is not searchable.
 */
const apart: readonly Partial<DemoResume>[] = [
  { privacy: { ...open, showName: false } },
  { hidesFrom: { spaces: ["lanterna"] } },
  { privacy: { visibleInTalentSearch: false } },
];

const crowd = 40;

/** Talents for the talent search: those of the design mock-ups, and enough others to make the ranking meaningful. */
export function demoTalents(now: Date): DemoTalent[] {
  const random = seededRandom(1492);
  // Takes people from the end of the list, because the first ones have already applied somewhere.
  const people = demoPeople(280, now)
    .filter(({ verified }) => verified)
    .slice(-crowd);
  const others = people.map(({ email }, at): DemoTalent => {
    const resume = resumeOf(email, trades[at % trades.length]!, { random, now });
    return { resume: { ...resume, ...apart[at] }, daysAgo: 10 + random.next() * 200 };
  });
  return [...shownTalents(now), ...others];
}
