import type { Random } from "../random.ts";
import { sayTask, voices, type GrammaticalForm } from "./grammar.ts";
import { companyOf, cityOf, nameOf, schoolOf, wordOf } from "./inventions.ts";
import { courseNames, interests, issuers, soft, summaries, tongues } from "./small-words.ts";
import { streets } from "./places.ts";
import { otherTitle, tradesOf, type TradeProfile } from "./trades.ts";

export type CalendarMonth = { year: number; month: number };
export type GeneratedJob = {
  title: string;
  company: string;
  city: string;
  start: CalendarMonth;
  end: CalendarMonth | null;
  tasks: string[];
  tools: string[];
};
export type GeneratedStudy = {
  degree: string; institution: string; city: string; start: CalendarMonth; end: CalendarMonth; grade: string | null; thesis: string | null;
}; // prettier-ignore
export type GeneratedLanguage = { name: string; code: string; native: boolean; level: string | null };
export type GeneratedCertificate = { name: string; by: string; year: number };
export type GeneratedPerson = {
  lang: "it" | "en"; trade: string; first: string; last: string; woman: boolean; email: string; phone: string; city: string; street: string;
  links: string[]; birth: string; headline: string; summary: string; jobs: GeneratedJob[]; studies: GeneratedStudy[]; technical: string[]; soft: string[];
  languages: GeneratedLanguage[]; papers: GeneratedCertificate[]; courses: GeneratedCertificate[]; interests: string[];
}; // prettier-ignore

const list = (text: string) => text.split(";");
const later = ({ year, month }: CalendarMonth, months: number): CalendarMonth => {
  const all = year * 12 + month - 1 + months;
  return { year: Math.floor(all / 12), month: (all % 12) + 1 };
};
/** The date on which all generated documents are supposedly written. */
const today: CalendarMonth = { year: 2025, month: 3 };
const before = (a: CalendarMonth, b: CalendarMonth) => a.year * 12 + a.month < b.year * 12 + b.month;

/** The masculine or feminine form of a title such as "Cuoco/Cuoca". */
const gendered = (title: string, woman: boolean): string => {
  const [m, f] = title.split("/");
  return f !== undefined && f.length > 3 ? (woman ? f : m!) : title;
};

function jobsOf(
  random: Random,
  trade: TradeProfile,
  { lang, woman, start }: { lang: "it" | "en"; woman: boolean; start: CalendarMonth },
): GeneratedJob[] {
  const jobs: GeneratedJob[] = [];
  let at = start;
  const count = Number(random.weigh({ 1: 1, 2: 3, 3: 5, 4: 3, 5: 2, 6: 1 }));
  const voice: GrammaticalForm = random.pick(voices);
  for (let i = 0; i < count && before(at, today); i++) {
    const last = i === count - 1;
    const end = later(at, random.int(3, 60));
    // Some older jobs are in another trade, because an earlier career is common.
    const own = i < count - 1 && random.chance(0.25) ? random.pick(tradesOf(lang)) : trade;
    const title = random.chance(0.15) ? otherTitle(random, lang, woman) : gendered(random.pick(own.titles), woman);
    const said = random.chance(0.85) ? voice : random.pick(voices);
    const tasks = random
      .sample(own.tasks, random.int(random.chance(0.15) ? 0 : 1, 5))
      .map((task) => sayTask(random, lang, task, { voice: said, tools: own.skills }));
    jobs.push({
      title,
      company: companyOf(random, lang, own.sector),
      city: cityOf(random, lang),
      start: at,
      end: !before(end, today) || (last && random.chance(0.6)) ? null : end,
      tasks,
      tools: random.sample(own.skills, random.int(2, 5)),
    });
    at = later(end, random.int(0, 5));
  }
  return jobs.toReversed();
}

const grades = {
  it: ["110/110", "110/110 e lode", "98/110", "104/110", "87/100", "100/100", "72/100", "42/60", "60/60", "28/30"],
  en: ["2:1", "First Class Honours", "2:2", "Distinction", "Merit", "GPA 3.7/4.0", "Pass with merit", "A*AB", "1:1"],
};
const theses = {
  it: [
    "{S} nelle piccole imprese",
    "Il ruolo di {S} nel territorio di {T}",
    "Uno studio su {S}",
    "Analisi critica di {S}",
  ],
  en: ["{S} in small companies", "The role of {S} in the {T} area", "A study of {S}", "Towards better {S}"],
};

function studiesOf(random: Random, trade: TradeProfile, lang: "it" | "en", until: CalendarMonth): GeneratedStudy[] {
  const count = Math.min(trade.studies.length, random.int(1, 3));
  let end: CalendarMonth = { year: until.year, month: random.pick([6, 7, 7, 9, 10, 12]) };
  return random.sample(trade.studies, count).map((degree) => {
    const length = random.int(2, 5);
    const start: CalendarMonth = { year: end.year - length, month: random.pick([9, 9, 10]) };
    const city = cityOf(random, lang);
    const high = /laurea|master|dottorato|BA|BSc|MSc|MA |PhD|BEng|MEng|LLB/iu.test(degree);
    const study: GeneratedStudy = {
      degree,
      institution: schoolOf(random, lang, high, city),
      city,
      start,
      end,
      grade: random.chance(0.55)
        ? random.pick(
            grades[lang].filter(
              (grade) => lang === "en" || grade.endsWith("110") === high || grade.includes("lode") === high,
            ),
          )
        : null,
      thesis:
        high && random.chance(0.3)
          ? random.pick(theses[lang]).replace("{S}", random.pick(trade.skills)).replace("{T}", city)
          : null,
    };
    end = { year: start.year, month: 7 };
    return study;
  });
}

function contactsOf(random: Random, lang: "it" | "en", first: string, last: string) {
  const slug = (text: string) =>
    text
      .normalize("NFKD")
      .replaceAll(/[^a-z]/giu, "")
      .toLowerCase();
  const [f, l] = [slug(first), slug(last)];
  const user = random.pick([
    `${f}.${l}`,
    `${f}${l}${random.int(70, 99)}`,
    `${f[0]}.${l}`,
    `${l}.${f}`,
    `${f}_${l}`,
    `info.${l}`,
  ]);
  const digits = (count: number) => Array.from({ length: count }, () => random.int(0, 9)).join("");
  const phone =
    lang === "it"
      ? random.pick([`+39 3${random.int(20, 93)} ${digits(3)} ${digits(4)}`, `3${random.int(20, 93)} ${digits(7)}`, `3${random.int(20, 93)}/${digits(7)}`, `0${random.int(11, 99)} ${digits(6)}`, `+393${random.int(20, 93)}${digits(7)}`, `3${random.int(20, 93)}.${digits(2)}.${digits(2)}.${digits(3)}`])
      : random.pick([`07700 900${digits(3)}`, `+44 7700 900${digits(3)}`, `+44 (0)20 7946 0${digits(3)}`, `0161 496 0${digits(3)}`, `+353 86 ${digits(3)} ${digits(4)}`, `(555) 010-${digits(4)}`]); // prettier-ignore
  const links = [
    `linkedin.com/in/${f}-${l}`,
    `www.${f}${l}.example`,
    `github.com/${f}${l}`,
    `https://${l}.example.com`,
    `instagram.com/${f}.${l}`,
  ];
  return {
    email: `${user}@${random.pick(["example.com", "example.it", "example.org", "mail.example.net", "posta.example.it", "example.co.uk"])}`,
    phone,
    links: random.chance(0.5) ? random.sample(links, random.int(1, 2)) : [],
  };
}

function summaryOf(random: Random, trade: TradeProfile, lang: "it" | "en", title: string): string {
  const lower = (text: string) => (/^[A-Z]{2}/u.test(text) ? text : text[0]!.toLowerCase() + text.slice(1));
  const [task, task2] = random.sample(trade.tasks, 2);
  const [skill, skill2] = random.sample(trade.skills, 2);
  const [quality, quality2] = random.sample(list(soft[lang]), 2).map(lower);
  const values: Record<string, string> = {
    Title: title, title: lower(title), n: String(random.int(2, 25)), task: task!, task2: task2 ?? task!, skill: skill!, skill2: skill2!,
    soft: quality!, soft2: quality2!,
  }; // prettier-ignore
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/gu, (_, key: string) => values[key]!);
  return random
    .sample(summaries[lang], random.chance(0.3) ? 2 : 1)
    .map(fill)
    .join(" ");
}

/** Generates a complete invented person. */
export function personOf(random: Random, lang: "it" | "en"): GeneratedPerson {
  const trade = random.pick(tradesOf(lang));
  const woman = random.chance(0.5);
  const { first, last } = nameOf(random, lang, woman);
  const schoolEnd: CalendarMonth = { year: random.int(1988, 2022), month: 7 };
  const start = later({ year: schoolEnd.year, month: 9 }, random.int(0, 14));
  const jobs = jobsOf(random, trade, { lang, woman, start });
  const headline = random.chance(0.7) && jobs[0] ? jobs[0].title : gendered(random.pick(trade.titles), woman);
  const native = random.chance(0.85) ? lang : random.pick(tongues).code;
  const others = random.sample(
    tongues.filter(({ code }) => code !== native),
    random.int(1, 3),
  );
  if (native === "it" && !others.some(({ code }) => code === "en") && random.chance(0.7)) others[0] = tongues[1]!;
  const paper = (name: string): GeneratedCertificate => ({
    name,
    by: random.pick(issuers[lang]).replace("{W}", wordOf(random)),
    year: random.int(schoolEnd.year + 1, 2024),
  });
  const { tasks: _, ...ownTrade } = trade;
  return {
    lang, trade: trade.key, first, last, woman, ...contactsOf(random, lang, first, last), city: cityOf(random, lang),
    street: lang === "it" ? `${random.pick(streets.it)} ${random.int(1, 180)}` : `${random.int(1, 180)} ${random.pick(streets.en)}`,
    birth: `${String(random.int(1, 28)).padStart(2, "0")}/${String(random.int(1, 12)).padStart(2, "0")}/${schoolEnd.year - 19}`,
    headline, summary: summaryOf(random, trade, lang, headline), jobs, studies: studiesOf(random, trade, lang, schoolEnd),
    technical: random.sample(ownTrade.skills, random.int(3, ownTrade.skills.length)),
    soft: random.sample(list(soft[lang]), random.int(2, 6)),
    languages: [
      ...tongues.filter(({ code }) => code === native).map(({ code, ...name }) => ({ code, name: name[lang], native: true, level: null })),
      ...others.map(({ code, ...name }) => ({ code, name: name[lang], native: false, level: random.pick(["A1", "A2", "B1", "B2", "C1", "C2"]) })),
    ],
    papers: random.sample(trade.papers, random.int(0, trade.papers.length)).map(paper),
    courses: random.sample(list(courseNames[lang]), random.int(0, 3)).map((name) => paper(name.replace("{S}", random.pick(trade.skills)))),
    interests: random.sample(list(interests[lang]), random.int(2, 6)),
  }; // prettier-ignore
}
