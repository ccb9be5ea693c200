import type { SectionKind } from "../../../src/lexicon/headings.ts";
import { value, type Desk } from "../desk.ts";
import type { LineLabel } from "../labels.ts";
import { nameOf, wordOf } from "../people/inventions.ts";
import type { GeneratedCertificate } from "../people/person.ts";
import { jobText, noteJob } from "../sections/jobs.ts";
import { consentBlocks, footBlocks } from "../sections/others.ts";
import { noteStudy, studyPeriod } from "../sections/studies.ts";
import { contactBlocks, contactForm, nameBlocks } from "../sections/top.ts";
import type { Block, MarkedField, Span } from "../sheet.ts";
import { sayPeriod, type PeriodForm } from "../wordings/periods.ts";
import { section, sideOf, type TrainingTemplate } from "./classic.ts";

/** Writes an entry of a CV with text in the margin beside it: `when` is in the margin, `what` is the entry. */
type MarginEntry = { when: Block[]; what: Block[] };
const rowsOf = (desk: Desk, pairs: readonly MarginEntry[]): Block[] =>
  pairs.map(({ when, what }) => ({
    label: what[0]!.label,
    spans: [],
    cells: [when, what],
    above: desk.style.entryGap,
  }));

const yearly = (form: PeriodForm): PeriodForm => ({ ...form, moment: "year", shortEnd: form.shortEnd });

/** Writes the town in the margin, under the dates of an entry. */
function under(desk: Desk, label: LineLabel, city: Span, shown: boolean): Block[] {
  return shown ? [desk.block(label, [city])] : [];
}

function jobsBeside(desk: Desk): Block[] {
  const { style, random, person } = desk;
  const form = random.chance(0.5) ? yearly(desk.jobDates) : desk.jobDates;
  const order = random.pick([
    "{T}, {C}",
    "{C}, {T}",
    "{T}\n{C}",
    "{C}\n{T}",
    "{T} – {C}",
    "{T} at {C}",
    "{T}, {C}, {L}",
    "{T}\n{C}, {L}",
  ]);
  const townUnder = !order.includes("{L}") && random.chance(0.25);
  const text = random.weigh({ bullets: 3, paragraph: 3, none: 2, lines: 1 });
  return rowsOf(desk, person.jobs.map((job) => {
    const period = sayPeriod(form, desk.lang, job.start, job.end);
    const tasks = text === "none" ? [] : job.tasks;
    const entry = noteJob(desk, job, period, tasks);
    const said: Record<string, Span> = {
      T: value(job.title, "exp.title", style.title, entry),
      C: value(job.company, "exp.company", style.company, entry),
      L: value(job.city, "exp.city", style.city, entry),
    };
    const when = desk.block("experience.dates", [value(period.text, "exp.dates", style.dates, entry)], { begins: true });
    return {
      when: [when, ...under(desk, "experience.dates", said["L"]!, townUnder)],
      what: [...linesOf(desk, order, said, "experience.head"), ...jobText(desk, tasks, text, entry)],
    };
  })); // prettier-ignore
}

function linesOf(desk: Desk, order: string, said: Record<string, Span>, label: LineLabel): Block[] {
  const at = desk.say("presso", "at");
  return order.split("\n").map((line) =>
    desk.block(
      label,
      line
        .replace(" at ", ` ${at} `)
        .split(/\{(\w)\}/u)
        .map((part, i): Span => (i % 2 === 1 ? said[part]! : { text: part }))
        .filter(({ text }) => text !== ""),
    ),
  );
}

function studiesBeside(desk: Desk): Block[] {
  const { style, random, person } = desk;
  const order = random.pick([
    "{G}, {S}",
    "{G}\n{S}",
    "{S}\n{G}",
    "{G} – {S}",
    "{S}, {G}",
    "{G}, {S}, {V}",
    "{G}\n{S}, {L}",
    "{G} ({V})\n{S}",
  ]);
  const form = { dates: random.chance(0.7) ? yearly(desk.studyDates) : desk.studyDates, onlyEnd: random.chance(0.4) };
  const below = !order.includes("{V}") && random.chance(0.5);
  return rowsOf(desk, person.studies.map((study) => {
    const period = studyPeriod(desk, study, form);
    const inHead = order.includes("{V}");
    const entry = noteStudy(desk, study, period, { grade: study.grade !== null && (inHead || below), thesis: below });
    const said: Record<string, Span> = {
      G: value(study.degree, "edu.degree", style.title, entry),
      S: value(study.institution, "edu.institution", style.company, entry),
      L: value(study.city, "edu.city", style.city, entry),
      V: value(study.grade ?? "", "edu.grade", {}, entry),
    };
    const own = study.grade ? order : order.replace(", {V}", "").replace(" ({V})", "");
    const what = linesOf(desk, own, said, "education.head");
    if (below && study.grade) what.push(desk.block("education.text", [desk.say("Voto: ", "Grade: "), said["V"]!]));
    if (below && study.thesis)
      what.push(desk.block("education.text", [desk.say("Tesi: ", "Thesis: "), value(study.thesis, "edu.thesis", {}, entry)]));
    return { when: [desk.block("education.dates", [value(period.text, "edu.dates", style.dates, entry)], { begins: true })], what };
  })); // prettier-ignore
}

function papersBeside(
  desk: Desk,
  papers: readonly GeneratedCertificate[],
  label: LineLabel,
  field: MarkedField,
): Block[] {
  const by = desk.random.chance(0.5);
  return rowsOf(
    desk,
    papers.map(({ name, by: giver, year }) => ({
      when: [desk.block(label, String(year))],
      what: [desk.block(label, [value(name, field), ...(by ? [{ text: `, ${giver}` }] : [])])],
    })),
  );
}

const works = {
  it: ["Pubblicazioni", "Pubblicazioni scelte", "Interventi a convegni", "Premi e borse", "Attività didattica", "Relazioni invitate", "Progetti finanziati", "Mostre", "Appartenenza a società scientifiche"],
  en: ["Publications", "Selected publications", "Conference papers", "Grants and awards", "Teaching", "Invited talks", "Funded projects", "Exhibitions", "Memberships"],
}; // prettier-ignore

/** Writes other academic works, with years in the margin that belong to no job. */
function worksBeside(desk: Desk): Block[] {
  const { random, lang } = desk;
  const author = () => { const { first, last } = nameOf(random, lang, random.chance(0.5)); return `${last} ${first[0]}.`; }; // prettier-ignore
  const inMargin = random.chance(0.65);
  const subject = () =>
    `${desk.say("Note su", "Notes on")} ${wordOf(random)} ${desk.say("e", "and")} ${wordOf(random)}`;
  const shape = random.pick([
    () => `${author()}, ${subject()}, ${desk.say("in Rivista di", "Journal of")} ${wordOf(random)}, ${random.int(2, 60)}, pp. ${random.int(10, 90)}-${random.int(100, 190)}`,
    () => `«${subject()}», ${desk.say("convegno", "conference")} ${wordOf(random)}, ${wordOf(random)}`,
    () => `${author()} & ${author()}. ${subject()}. ${wordOf(random)} Press`,
    () => `${desk.say("Premio", "Prize")} ${wordOf(random)} ${desk.say("per la ricerca", "for research")}`,
    () => `${subject()}, ${desk.say("Università di", "University of")} ${wordOf(random)}, ${random.int(10, 60)} ${desk.say("ore", "hours")}`,
  ]); // prettier-ignore
  const pairs = Array.from({ length: random.int(2, 4) }, () => ({ year: random.int(2004, 2024), text: shape() }));
  const blocks = inMargin
    ? rowsOf(desk, pairs.map(({ year, text }) => ({ when: [desk.block("other", String(year))], what: [desk.block("other", text)] })))
    : pairs.map(({ year, text }) => desk.block("other", `${text}, ${year}`)); // prettier-ignore
  return [desk.heading("other", {}, works), ...blocks];
}

/** Generates a CV with years and periods in the margin for all dated entries, as in academic and carefully set CVs. */
export const margins: TrainingTemplate = (desk) => {
  const { random, person } = desk;
  const scholar = random.chance(0.6);
  const studies = [desk.heading("education"), ...studiesBeside(desk)];
  const jobs = person.jobs.length > 0 ? [desk.heading("experience"), ...jobsBeside(desk)] : [];
  const headed = (kind: SectionKind, blocks: Block[]) => (blocks.length > 0 ? [desk.heading(kind), ...blocks] : []);
  const papers = random.chance(0.7);
  if (papers) desk.truth.courses = person.courses.map(({ name }) => ({ name, topics: [] }));
  if (papers) desk.truth.certifications = person.papers.map(({ name }) => ({ name }));
  const share = random.pick([0.12, 0.15, 0.18, 0.22, 0.28]);
  return {
    blocks: [
      ...nameBlocks(desk), ...contactBlocks(desk, contactForm(desk)), ...(random.chance(0.5) ? section(desk, "summary") : []),
      ...(scholar ? [...studies, ...jobs] : [...jobs, ...studies]),
      ...(scholar ? worksBeside(desk) : []), ...(scholar && random.chance(0.6) ? worksBeside(desk) : []),
      ...(papers ? [...headed("courses", papersBeside(desk, person.courses, "courses", "course")), ...headed("certifications", papersBeside(desk, person.papers, "certificates", "certificate"))] : []),
      ...sideOf(desk).flatMap((kind) => section(desk, kind)), ...consentBlocks(desk), ...footBlocks(desk),
    ],
    cells: [share, 1 - share],
  }; // prettier-ignore
};
