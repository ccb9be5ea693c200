import type { Desk } from "../desk.ts";
import { value } from "../desk.ts";
import type { GeneratedJob } from "../people/person.ts";
import type { Block, Span } from "../sheet.ts";
import { sayPeriod, type PeriodForm, type WordedPeriod } from "../wordings/periods.ts";
import { fromTemplate } from "./from-template.ts";
import { jobHeads } from "./heads.ts";

export type TextForm = "bullets" | "lines" | "paragraph" | "semicolons" | "labelled" | "none";
export type JobLayout = {
  head: string;
  text: TextForm;
  towns: boolean;
  dates: PeriodForm;
  caps: boolean;
  tools: boolean;
  about: boolean;
  terms: boolean;
};

export function jobForm(desk: Desk): JobLayout {
  const { random } = desk;
  return {
    head: random.pick(jobHeads),
    text: random.weigh({ bullets: 6, lines: 2, paragraph: 3, semicolons: 1, labelled: 1, none: 0.5 }),
    towns: random.chance(0.6),
    dates: desk.jobDates,
    caps: random.chance(0.08),
    tools: random.chance(0.12),
    about: random.chance(0.08),
    terms: random.chance(0.07),
  };
}

/** Adds a job to the expected values and returns its index. A job with a single year has it as start and end. */
export function noteJob(
  desk: Desk,
  job: Pick<GeneratedJob, "title"> & { company: string | null },
  period: WordedPeriod | null,
  tasks: string[],
): number {
  const { experience } = desk.truth;
  experience!.push({
    company: job.company, title: job.title, start: period?.start ?? period?.end ?? null, end: period?.end ?? null, isCurrent: period?.current ?? false, description: "", tasks: [...tasks],
  }); // prettier-ignore
  return experience!.length - 1;
}

export const periodOf = (desk: Desk, job: GeneratedJob, form: PeriodForm = desk.jobDates): WordedPeriod =>
  sayPeriod(form, desk.lang, job.start, job.end);

const labels = {
  it: ["Mansioni: ", "Attività: ", "Principali attività: ", "Compiti: ", "Cosa facevo: "],
  en: ["Duties: ", "Responsibilities: ", "Key tasks: ", "What I did: ", "Main activities: "],
};
const toolLabels = { it: ["Strumenti: ", "Tecnologie usate: ", "Ambiente: "], en: ["Tools: ", "Stack: ", "Used: "] };

export function jobText(desk: Desk, tasks: readonly string[], form: TextForm, entry: number): Block[] {
  const { random, style } = desk;
  const mark = (text: string): Span => value(text, "exp.text", {}, entry);
  if (form === "none" || tasks.length === 0) return [];
  if (form === "bullets") return tasks.map((task) => desk.bullet("experience.text", [mark(task)]));
  if (form === "lines")
    return tasks.map((task, i) =>
      desk.block("experience.text", [mark(task)], { above: i === 0 ? style.textGap : 0, indent: style.indent }),
    );
  const between = form === "semicolons" ? "; " : ". ";
  const prose = desk.block("experience.text", [mark(`${tasks.join(between)}.`)], {
    above: style.textGap,
    indent: style.indent,
  });
  if (form === "labelled") {
    const label = random.pick(labels[desk.lang]);
    if (random.chance(0.4))
      return [
        desk.block("experience.text", label.trim(), { indent: style.indent }),
        ...tasks.map((task) => desk.bullet("experience.text", [mark(task)])),
      ];
    prose.spans.unshift({ text: label, bold: random.chance(0.5) });
  }
  return [prose];
}

/** Writes the head of a job: the lines with title, employer and dates. */
export function jobHead(
  desk: Desk,
  job: GeneratedJob,
  form: JobLayout,
  { entry, period }: { entry: number; period: WordedPeriod | null },
): Block[] {
  const { style, random } = desk;
  const up = (text: string) => (form.caps ? text.toUpperCase() : text);
  const values: Record<string, Span | null> = {
    T: value(job.title, "exp.title", style.title, entry),
    C: value(up(job.company), "exp.company", style.company, entry),
    L: form.towns ? value(job.city, "exp.city", style.city, entry) : null,
    D: period && value(period.text, "exp.dates", style.dates, entry),
  };
  const at = desk.say(random.pick(["presso", "c/o", "per"]), random.pick(["at", "for", "with"]));
  return fromTemplate(form.head, values, at).map(({ left, right }, i) => {
    const dates = [...left, ...right].every(
      ({ field }) => field === "exp.dates" || field === "exp.city" || field === undefined,
    );
    const only = dates && [...left, ...right].some(({ field }) => field === "exp.dates");
    return desk.block(only ? "experience.dates" : "experience.head", left, {
      ...(right.length > 0 ? { right } : {}),
      ...(i === 0 ? { begins: true } : {}),
      above: i === 0 && entry > 0 ? style.entryGap : 0,
    });
  });
}

const terms = {
  it: [
    "tempo determinato",
    "tempo pieno",
    "part-time",
    "stage",
    "stagionale",
    "apprendistato",
    "contratto a progetto",
    "libera professione",
  ],
  en: ["full-time", "part-time", "contract", "fixed term", "internship", "seasonal", "temporary", "self-employed"],
};
const abouts = {
  it: [
    "Azienda leader nel settore, {n} dipendenti",
    "Piccola impresa familiare",
    "Gruppo internazionale con sedi in {n} paesi",
    "Realtà in forte crescita",
    "Settore: servizi alle imprese",
  ],
  en: [
    "A leading company with {n} employees",
    "Small family business",
    "International group in {n} countries",
    "A fast-growing company",
    "Sector: business services",
  ],
};
/** Writes a line about the employer, under the employer's name. */
function aboutEmployer(desk: Desk, { about }: JobLayout, entry: number): Block[] {
  if (!about) return [];
  const text = desk.random.pick(abouts[desk.lang]).replace("{n}", String(desk.random.int(3, 900)));
  desk.truth.experience![entry]!.description = text;
  return [desk.block("experience.text", [value(text, "exp.text", {}, entry)], { italic: desk.random.chance(0.6) })];
}

/** Writes one job in the document's style. */
export function jobBlocks(desk: Desk, job: GeneratedJob, form: JobLayout): Block[] {
  const { random } = desk;
  const own = random.chance(0.05) ? { ...form, head: random.pick(jobHeads) } : form;
  const period = periodOf(desk, job, own.dates);
  const tasks = own.text === "none" ? [] : job.tasks;
  const entry = noteJob(desk, job, period, tasks);
  const head = jobHead(desk, job, own, { entry, period });
  if (own.terms) head.at(-1)!.spans.push({ text: ` (${random.pick(terms[desk.lang])})` });
  const blocks = [...head, ...aboutEmployer(desk, own, entry), ...jobText(desk, tasks, own.text, entry)];
  if (own.tools && job.tools.length > 0) {
    const text = job.tools.join(", ");
    desk.truth.experience![entry]!.tasks!.push(text);
    blocks.push(
      desk.block(
        "experience.text",
        [{ text: random.pick(toolLabels[desk.lang]) }, value(text, "exp.text", {}, entry)],
        { indent: desk.style.indent },
      ),
    );
  }
  return blocks;
}

/** Writes all jobs, newest first or the other way round. */
export function allJobs(desk: Desk, form: JobLayout = jobForm(desk)): Block[] {
  const jobs = desk.random.chance(0.12) ? desk.person.jobs.toReversed() : desk.person.jobs;
  return jobs.flatMap((job) => jobBlocks(desk, job, form));
}
