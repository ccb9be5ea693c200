import { type PageBlock, bold, bullets, gap, italic, type HeldOutPage, type PageRun, run, text } from "../page.ts";
import type { Pen, PrintedJob, PrintedStudy } from "../pen.ts";
import { consent, references, type SectionName } from "../words.ts";

export type PageTemplate = (pen: Pen) => HeldOutPage;

export const accents = ["#1f4e79", "#7a2048", "#2e6b4f", "#8a5a12", "#3d3d3d", "#5b3e8c", "#0e6f7c", "#a33b20"];

export const page = (pen: Pen, look: Partial<HeldOutPage>, blocks: PageBlock[]): HeldOutPage => ({
  lang: pen.lang,
  face: "sans",
  size: 10,
  margin: 48,
  color: "#222222",
  ...look,
  blocks,
});

/** A heading and its blocks; empty when there are no blocks. */
export const under = (heading: PageBlock, blocks: PageBlock[]): PageBlock[] =>
  blocks.length === 0 ? [] : [heading, ...blocks];

/** "Ospedale Santa Brigida, Cuneo", with the kind of contract if the person states it. */
export function employer(pen: Pen, job: PrintedJob, shape = pen.pick([0, 1, 2])): string {
  const place = [`${job.company}, ${job.place}`, `${job.company} (${job.place})`, `${job.company} – ${job.place}`][
    shape
  ]!;
  return job.note === "" ? place : `${place}, ${job.note}`;
}

/** How title and employer are combined; chosen once per document. */
export function headOf(pen: Pen): (job: PrintedJob) => PageRun[][] {
  const shape = pen.pick([0, 1, 2]);
  const at = pen.say(pen.pick(["presso", "c/o"]), pen.pick(["at", "with"]));
  return pen.pick<(job: PrintedJob) => PageRun[][]>([
    (job) => [[bold(job.title)], [run(employer(pen, job, shape))]],
    (job) => [[bold(employer(pen, job, shape))], [italic(job.title)]],
    (job) => [[bold(job.title), run(` ${at} ${employer(pen, job, shape)}`)]],
    (job) => [[bold(job.title), run(` | ${job.company} | ${job.place}`)]],
    (job) => [[bold(job.company), run(` – ${job.title}`)], [italic(job.place)]],
  ]);
}

/** Tasks as bullets, as typed dashes or as one paragraph. */
export function tasksOf(pen: Pen): (job: PrintedJob) => PageBlock[] {
  return pen.pick<(job: PrintedJob) => PageBlock[]>([
    (job) => [bullets(job.tasks)],
    (job) => [bullets(job.tasks)],
    (job) => [bullets(job.tasks, "–")],
    (job) => [text(`${job.tasks.join(". ")}.`)],
  ]);
}

export function studyLines(pen: Pen): (study: PrintedStudy) => PageRun[][] {
  const rest = (study: PrintedStudy): PageRun[][] =>
    [pen.gradeText(study), pen.thesisText(study)].filter(Boolean).map((line) => [run(line)]);
  return pen.pick<(study: PrintedStudy) => PageRun[][]>([
    (study) => [[bold(study.degree)], [run(study.school)], ...rest(study)],
    (study) => [[bold(study.school)], [run(study.degree)], ...rest(study)],
    (study) => [[bold(study.degree), run(`, ${study.school}`)], ...rest(study)],
    (study) => [[bold(study.degree), run(` – ${study.school}`)], ...rest(study)],
  ]);
}

export const texts = (lines: PageRun[][]): PageBlock[] => lines.map((line) => text(line));
export const plainTexts = (lines: string[]): PageBlock[] => lines.map((line) => text(line));

/** A list of short items: one line with commas or dots, or one bullet each. */
export function shortList(pen: Pen, items: string[]): PageBlock[] {
  if (items.length === 0) return [];
  return pen.pick<() => PageBlock[]>([
    () => [text(items.join(", "))],
    () => [text(items.join(" · "))],
    () => [bullets(items)],
    () => [text(`${items.join("; ")}.`)],
  ])();
}

type HeadingBuilder = (words: string) => PageBlock;
const lists = (pen: Pen): Partial<Record<SectionName, () => PageBlock[]>> => ({
  tech: () => shortList(pen, pen.tech()),
  soft: () => shortList(pen, pen.soft()),
  langs: () => (pen.random.chance(0.5) ? plainTexts(pen.languageLines()) : [text(pen.languageLines().join(", "))]),
  certs: () => plainTexts(pen.certificates()),
  courses: () => plainTexts(pen.courses()),
  hobbies: () => shortList(pen, pen.hobbies()),
});

/** The smaller sections, in an order chosen per person. */
export function smallSections(
  pen: Pen,
  heading: HeadingBuilder,
  sections: SectionName[],
  say = (section: SectionName) => pen.heading(section),
): PageBlock[] {
  return sections.flatMap((section) => under(heading(say(section)), lists(pen)[section]?.() ?? []));
}

/** Closing lines that are usual in Italian (consent) and British (references) CVs; a parser must ignore them. */
export function tail(pen: Pen, heading?: HeadingBuilder): PageBlock[] {
  const extra = pen.person.extra && heading ? under(heading(pen.heading("other")), [text(pen.person.extra)]) : [];
  if (pen.lang === "it")
    return pen.random.chance(0.5) ? [...extra, gap(8), text([run(consent, { scale: 0.85 })])] : extra;
  return pen.random.chance(0.3) ? [...extra, gap(8), text([italic(references)])] : extra;
}
