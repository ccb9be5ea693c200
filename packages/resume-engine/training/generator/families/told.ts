import { value, type Desk } from "../desk.ts";
import type { Job, Study } from "../people/person.ts";
import { noteJob } from "../sections/jobs.ts";
import { noteLanguages } from "../sections/lists.ts";
import { consentBlocks } from "../sections/others.ts";
import { noteStudy } from "../sections/studies.ts";
import { contactBlocks, nameBlocks, summaryBlocks } from "../sections/top.ts";
import type { Block, Span } from "../sheet.ts";
import { sayPeriod, type PeriodForm } from "../wordings/periods.ts";
import { section, sideOf, type Family } from "./classic.ts";

const spoken = (desk: Desk): PeriodForm => ({
  ...desk.jobDates,
  join: desk.random.pick(["fromTo", "fromUntil", "between"]),
  moment: desk.random.pick(["long", "long", "year", "season"]),
  once: false,
  shortEnd: false,
});

/** What was done, as it is said in the middle of a sentence. */
const lower = (text: string) => (/^[A-Z]{2}|^I /u.test(text) ? text : text[0]!.toLowerCase() + text.slice(1));

/** A job in a sentence. */
function tellJob(desk: Desk, job: Job): Span[] {
  const { random } = desk;
  const period = sayPeriod(spoken(desk), desk.lang, job.start, job.end);
  const tasks = job.tasks.slice(0, 2);
  const entry = noteJob(desk, job, period, tasks);
  const [T, C, L, D] = [
    value(job.title, "exp.title", {}, entry),
    value(job.company, "exp.company", {}, entry),
    value(job.city, "exp.city", {}, entry),
    value(period.text, "exp.dates", {}, entry),
  ];
  const shapes: (string | Span)[][] = desk.lang === "it"
    ? [[{ ...D, text: D.text[0]!.toUpperCase() + D.text.slice(1) }, " ho lavorato come ", T, " presso ", C, " (", L, ")"], ["Ho lavorato ", D, " come ", T, " per ", C], ["Sono stato ", T, " presso ", C, " ", D], ["Presso ", C, ", a ", L, ", ho svolto il ruolo di ", T, " ", D], [{ ...D, text: D.text[0]!.toUpperCase() + D.text.slice(1) }, " sono ", T, " da ", C], ["Mi sono occupato, come ", T, " di ", C, ", ", D, ", di varie attività"]]
    : [[{ ...D, text: D.text[0]!.toUpperCase() + D.text.slice(1) }, " I worked as ", T, " at ", C, " in ", L], ["I worked as ", T, " for ", C, " ", D], ["I was ", T, " at ", C, ", ", D], ["At ", C, ", ", L, ", I held the role of ", T, " ", D], ["I joined ", C, " as ", T, " and stayed there ", D], ["My time at ", C, " as ", T, " (", D, ") taught me a lot"]]; // prettier-ignore
  const said: Span[] = random.pick(shapes).map((part) => (typeof part === "string" ? { text: part } : part));
  const did = tasks.flatMap((task, i): Span[] => [
    {
      text:
        i === 0
          ? desk.say(
              random.pick([", dove le mie attività erano: ", ": ", ". In particolare: "]),
              random.pick([", where my work was: ", ": ", ". In particular: "]),
            )
          : ", ",
    },
    value(lower(task), "exp.text", {}, entry),
  ]);
  return [...said, ...did, { text: ". " }];
}

function tellStudy(desk: Desk, study: Study): Span[] {
  const { random } = desk;
  const year = String(study.end.year);
  const entry = noteStudy(
    desk,
    study,
    { text: year, start: null, end: year, current: false },
    { grade: false, thesis: false },
  );
  const [G, S, D] = [
    value(study.degree, "edu.degree", {}, entry),
    value(study.institution, "edu.institution", {}, entry),
    value(year, "edu.dates", {}, entry),
  ];
  const shapes: (string | Span)[][] = desk.lang === "it"
    ? [["Nel ", D, " ho conseguito: ", G, ", ", S], ["Ho ottenuto il titolo di ", G, " nel ", D, " presso ", S], ["Ho studiato a ", S, " (", G, ", ", D, ")"]]
    : [["In ", D, " I obtained my ", G, " from ", S], ["I studied at ", S, " (", G, ", ", D, ")"], ["I hold a ", G, " from ", S, ", awarded in ", D]]; // prettier-ignore
  return [
    ...random.pick(shapes).map((part): Span => (typeof part === "string" ? { text: part } : part)),
    { text: ". " },
  ];
}

function tellLanguages(desk: Desk): Block {
  noteLanguages(desk);
  const said = desk.person.languages.flatMap(({ name, native, level }, i): Span[] => [
    { text: i === 0 ? desk.say("Parlo ", "I speak ") : ", " },
    value(lower(name), "language"),
    { text: " (" },
    value(native ? desk.say("madrelingua", "native") : level!, "level"),
    { text: ")" },
  ]);
  return desk.block("languages", [...said, { text: "." }]);
}

/** Headings, and paragraphs of sentences under them. */
export const prose: Family = (desk) => {
  const { random, person } = desk;
  const apart = random.chance(0.6);
  const jobs = person.jobs.map((job) => tellJob(desk, job));
  const studies = person.studies.map((study) => tellStudy(desk, study));
  const told = (label: "experience.told" | "education.told", parts: Span[][]): Block[] =>
    apart
      ? parts.map((spans) => desk.block(label, spans, { begins: true, above: desk.style.textGap }))
      : parts.length > 0
        ? [desk.block(label, parts.flat(), { begins: true })]
        : [];
  return {
    blocks: [
      ...nameBlocks(desk), ...contactBlocks(desk, random.pick(["line", "sentence", "twoLines", "list"])),
      ...(random.chance(0.7) ? [desk.heading("summary"), ...summaryBlocks(desk)] : []),
      ...(jobs.length > 0 ? [desk.heading("experience"), ...told("experience.told", jobs)] : []),
      desk.heading("education"), ...told("education.told", studies),
      ...sideOf(desk).flatMap((kind) => (kind === "languages" ? [desk.heading(kind), tellLanguages(desk)] : section(desk, kind))),
      ...consentBlocks(desk),
    ],
  }; // prettier-ignore
};

const greetings = {
  it: [
    "Gentile responsabile,",
    "Buongiorno,",
    "Spett.le azienda,",
    "Alla cortese attenzione dell'ufficio del personale",
  ],
  en: ["Dear hiring manager,", "Hello,", "To whom it may concern,", "Dear Sir or Madam,"],
};
const closings = {
  it: ["Cordiali saluti", "In attesa di un vostro riscontro, porgo distinti saluti.", "Grazie per l'attenzione."],
  en: ["Kind regards", "I look forward to hearing from you.", "Thank you for reading."],
};

/** A life told in a letter, without any heading. */
export const letter: Family = (desk) => {
  const { random, person } = desk;
  const gap = { above: desk.style.size * 0.8 };
  const skills = random.sample(person.technical, 4);
  desk.truth.technicalSkills = skills;
  return {
    blocks: [
      ...nameBlocks(desk).filter(({ label }) => label !== "noise"), ...contactBlocks(desk, random.pick(["line", "twoLines", "list"])),
      desk.block("other", random.pick(greetings[desk.lang]), gap),
      ...summaryBlocks(desk, gap),
      ...person.jobs.map((job) => desk.block("experience.told", tellJob(desk, job), { ...gap, begins: true })),
      ...person.studies.map((study) => desk.block("education.told", tellStudy(desk, study), { ...gap, begins: true })),
      desk.block("skills.technical", [desk.say("Conosco bene: ", "I know these well: "), ...skills.flatMap((text, i): Span[] => [...(i > 0 ? [{ text: ", " }] : []), value(text, "skill")]), "."], gap),
      { ...tellLanguages(desk), ...gap },
      desk.block("other", random.pick(closings[desk.lang]), gap),
      ...consentBlocks(desk),
    ],
  }; // prettier-ignore
};
