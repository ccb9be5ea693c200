import { value, type Desk } from "../desk.ts";
import { allJobs, jobForm, jobText, noteJob, periodOf } from "../sections/jobs.ts";
import { interestBlocks, languageBlocks, softBlocks, technicalBlocks } from "../sections/lists.ts";
import { consentBlocks, otherSection } from "../sections/others.ts";
import { allStudies, studyForm } from "../sections/studies.ts";
import { contactBlocks, contactForm, nameBlocks, summaryBlocks } from "../sections/top.ts";
import type { Block } from "../sheet.ts";
import { orderOf, section, type TrainingTemplate } from "./classic.ts";

const top = (desk: Desk): Block[] => [...nameBlocks(desk), ...contactBlocks(desk, contactForm(desk))];
const sections = (desk: Desk, own: Partial<Record<string, () => Block[]>>): Block[] =>
  orderOf(desk).flatMap((kind) => {
    const written = own[kind]?.();
    if (!written) return section(desk, kind);
    return written.length > 0 ? [desk.heading(kind), ...written] : [];
  });

const lineHeads = [
  "{T}, {C}, {L} ({D})",
  "{D}: {T}, {C}",
  "{D} {C}, {T}",
  "{T} | {C} | {D}",
  "{C} - {T} - {D}",
  "{D} – {T} at {C}",
  "{T} at {C}>{D}",
  "{C}, {T}>{D}",
  "{D}  {T}  {C}",
  "{T} ({C}), {D}",
];
const lineStudies = [
  "{D}: {G}, {S}",
  "{G}, {S} ({D})",
  "{D} {G}, {S}",
  "{G} – {S}>{D}",
  "{G} | {S} | {D}",
  "{S}, {G}, {D}, {V}",
];

/** Generates a CV with one line per job. */
export const oneLiners: TrainingTemplate = (desk) => {
  const { random } = desk;
  const bulleted = random.chance(0.4);
  const mark = (blocks: Block[]) =>
    bulleted ? blocks.map((block) => ({ ...block, bullet: desk.style.bullet })) : blocks;
  const jobs = {
    ...jobForm(desk),
    head: random.pick(lineHeads),
    text: random.chance(0.7) ? ("none" as const) : ("paragraph" as const),
    tools: false,
  };
  const studies = { ...studyForm(desk), head: random.pick(lineStudies), grades: false, theses: false };
  return {
    blocks: [
      ...top(desk),
      ...sections(desk, {
        experience: () => mark(allJobs(desk, jobs)),
        education: () => mark(allStudies(desk, studies)),
      }),
      ...consentBlocks(desk),
    ],
  };
};

/** Generates a CV with several roles under one employer. */
export const grouped: TrainingTemplate = (desk) => {
  const { style, random, person } = desk;
  const employers = person.jobs.filter((_, i) => i % 2 === 0);
  const span = random.chance(0.4);
  const form = random.chance(0.7) ? "bullets" : "paragraph";
  const jobs = (): Block[] =>
    employers.flatMap((first, i) => {
      const roles = person.jobs
        .slice(2 * i, 2 * i + 2)
        .map((job) => ({ ...job, company: first.company, city: first.city }));
      const years = `${roles.at(-1)!.start.year} – ${roles[0]!.end?.year ?? desk.say("oggi", "present")}`;
      const head = desk.block(
        "experience.head",
        [
          value(first.company, "exp.company", style.company),
          ...(random.chance(0.5) ? [", ", value(first.city, "exp.city", style.city)] : []),
        ],
        { above: style.entryGap + 2, bold: true, ...(span && roles.length > 1 ? { right: [{ text: years }] } : {}) },
      );
      return [head, ...roles.flatMap((job) => {
        const period = periodOf(desk, job);
        const entry = noteJob(desk, job, period, job.tasks);
        const dates = value(period.text, "exp.dates", style.dates, entry);
        const title = value(job.title, "exp.title", style.title, entry);
        const role = random.chance(0.5) ? desk.block("experience.head", [title], { right: [dates], begins: true }) : desk.block("experience.head", [title, " · ", dates], { begins: true, indent: 6 });
        return [role, ...jobText(desk, job.tasks, form, entry)];
      })]; // prettier-ignore
    });
  return { blocks: [...top(desk), ...sections(desk, { experience: jobs }), ...consentBlocks(desk)] };
};

const fields = {
  it: ["Organizzazione", "Rapporti con il pubblico", "Lavoro pratico", "Coordinamento", "Amministrazione", "Tecnica"],
  en: ["Organisation", "Dealing with the public", "Hands-on work", "Coordination", "Administration", "Technique"],
};

/** Generates a CV with skills first and the jobs as a short list. */
export const functional: TrainingTemplate = (desk) => {
  const { random, person, lang } = desk;
  const tasks = person.jobs.flatMap((job) => job.tasks);
  const names = random.sample(fields[lang], 3);
  const areas = names.flatMap((name, i): Block[] => {
    const own = tasks.filter((_, at) => at % 3 === i);
    return own.length === 0
      ? []
      : [
          desk.block("skills", [{ text: name, bold: true }], { above: 3 }),
          ...own.map((task) => desk.bullet("skills", task)),
        ];
  });
  const jobs = { ...jobForm(desk), head: random.pick(lineHeads), text: "none" as const, tools: false };
  return {
    blocks: [
      ...top(desk), ...(random.chance(0.7) ? section(desk, "summary") : []), ...(areas.length > 0 ? [desk.heading("skills"), ...areas] : []),
      ...(person.jobs.length > 0 ? [desk.heading("experience"), ...allJobs(desk, jobs)] : []), ...section(desk, "education"), ...section(desk, "technicalSkills"),
      ...section(desk, "languages"), ...section(desk, "interests"), ...consentBlocks(desk),
    ],
  }; // prettier-ignore
};

/** Generates a CV without headings: only white space and style separate the sections. */
export const headless: TrainingTemplate = (desk) => {
  const { random } = desk;
  const apart = (blocks: Block[]) => blocks.map((block, i) => (i === 0 ? { ...block, above: 14 } : block));
  return {
    blocks: [
      ...top(desk), ...(random.chance(0.7) ? apart(summaryBlocks(desk)) : []), ...apart(allJobs(desk)), ...apart(allStudies(desk)),
      ...apart(technicalBlocks(desk)), ...(random.chance(0.5) ? apart(softBlocks(desk)) : []), ...apart(languageBlocks(desk)),
      ...(random.chance(0.4) ? apart(interestBlocks(desk)) : []), ...consentBlocks(desk),
    ],
  }; // prettier-ignore
};

/** Generates a CV like a poster: skills as chips, bars and dots, and short texts. */
export const chips: TrainingTemplate = (desk) => {
  const { random } = desk;
  const form = random.pick(["chips", "bars", "stars", "dots", "pairs"] as const);
  return {
    blocks: [
      ...top(desk),
      ...sections(desk, {
        technicalSkills: () => technicalBlocks(desk, form),
        softSkills: () => softBlocks(desk, form),
        interests: () => interestBlocks(desk, "chips"),
      }),
      ...consentBlocks(desk),
    ],
  };
};

/** Generates an academic CV: education first, and much text without a field. */
export const academic: TrainingTemplate = (desk) => ({
  blocks: [
    ...top(desk), ...section(desk, "education"), ...section(desk, "experience"), ...otherSection(desk), ...otherSection(desk), ...section(desk, "technicalSkills"),
    ...section(desk, "courses"), ...otherSection(desk), ...section(desk, "languages"), ...consentBlocks(desk),
  ],
}); // prettier-ignore

/** Generates a CV like the printed profile of a social network: each job has company, title, dates with duration, and town. */
export const profile: TrainingTemplate = (desk) => {
  const { style, person, random } = desk;
  const jobs = (): Block[] =>
    person.jobs.flatMap((job) => {
      const period = periodOf(desk, job);
      const entry = noteJob(desk, job, period, job.tasks);
      const months = Math.max(
        1,
        ((job.end?.year ?? 2025) - job.start.year) * 12 + (job.end?.month ?? 3) - job.start.month,
      );
      const length = ` (${months < 12 ? `${months} ${desk.say("mesi", "months")}` : `${Math.floor(months / 12)} ${desk.say("anni", "years")}`})`;
      return [
        desk.block("experience.head", [value(job.company, "exp.company", {}, entry)], {
          above: style.entryGap,
          bold: true,
          begins: true,
        }),
        desk.block("experience.head", [value(job.title, "exp.title", {}, entry)]),
        desk.block("experience.dates", [value(period.text, "exp.dates", {}, entry), random.chance(0.8) ? length : ""], {
          colour: "#777777",
        }),
        desk.block("experience.head", [value(job.city, "exp.city", {}, entry)], { colour: "#777777" }),
        ...jobText(desk, job.tasks, random.chance(0.5) ? "lines" : "paragraph", entry),
      ];
    });
  return { blocks: [...top(desk), ...sections(desk, { experience: jobs })] };
};
