import { value, type Desk } from "../desk.ts";
import type { GeneratedJob, GeneratedStudy } from "../people/person.ts";
import { noteJob } from "../sections/jobs.ts";
import { noteLanguages } from "../sections/lists.ts";
import { consentBlocks } from "../sections/others.ts";
import { noteStudy } from "../sections/studies.ts";
import { contactBlocks, nameBlocks, summaryBlocks } from "../sections/top.ts";
import type { Block, Span } from "../sheet.ts";
import { sayPeriod, type PeriodForm } from "../wordings/periods.ts";
import { section, sideOf, type TrainingTemplate } from "./classic.ts";

const spoken = (desk: Desk): PeriodForm => ({
  ...desk.jobDates,
  join: desk.random.pick(["fromTo", "fromUntil", "between"]),
  moment: desk.random.pick(["long", "long", "year", "season"]),
  once: false,
  shortEnd: false,
});

/** Lower-cases the first letter of a task for use in running text. */
const lower = (text: string) => (/^[A-Z]{2}|^I /u.test(text) ? text : text[0]!.toLowerCase() + text.slice(1));

/** Writes a job as a sentence. */
function tellJob(desk: Desk, job: GeneratedJob): Span[] {
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
    ? [[{ ...D, text: D.text[0]!.toUpperCase() + D.text.slice(1) }, " ho lavorato come ", T, " presso ", C, " (", L, ")"], ["Ho lavorato ", D, " come ", T, " per ", C], ["Sono stato ", T, " presso ", C, " ", D], ["Presso ", C, ", a ", L, ", ho svolto il ruolo di ", T, " ", D], [{ ...D, text: D.text[0]!.toUpperCase() + D.text.slice(1) }, " sono ", T, " da ", C], ["Mi sono occupato, come ", T, " di ", C, ", ", D, ", di varie attività"],
      ["In ", C, " (", L, ") sono stata ", T, " ", D], ["Ho cominciato da ", C, " come ", T, " e ci sono rimasta ", D], ["La mia esperienza di ", T, " nasce in ", C, ", ", D], [{ ...D, text: D.text[0]!.toUpperCase() + D.text.slice(1) }, " ho fatto il mestiere di ", T, " nell'azienda ", C, " di ", L], ["Il mio lavoro attuale, o il più recente, è quello di ", T, " presso ", C, ": ci sono stato ", D], [T, " presso ", C, " ", D]]
    : [[{ ...D, text: D.text[0]!.toUpperCase() + D.text.slice(1) }, " I worked as ", T, " at ", C, " in ", L], ["I worked as ", T, " for ", C, " ", D], ["I was ", T, " at ", C, ", ", D], ["At ", C, ", ", L, ", I held the role of ", T, " ", D], ["I joined ", C, " as ", T, " and stayed there ", D], ["My time at ", C, " as ", T, " (", D, ") taught me a lot"],
      [{ ...D, text: D.text[0]!.toUpperCase() + D.text.slice(1) }, " ", C, " employed me as ", T], ["Before that I spent ", D, " with ", C, " as a ", T], ["I have been a ", T, " with ", C, " of ", L, " ", D], ["My job at ", C, " was that of ", T, ", ", D], ["As ", T, " at ", C, " ", D, " I learnt the trade"], [T, " at ", C, " ", D]]; // prettier-ignore
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

function tellStudy(desk: Desk, study: GeneratedStudy): Span[] {
  const { random } = desk;
  const whole = random.chance(0.3);
  const year = String(study.end.year);
  const span = desk.say(`dal ${study.start.year} al ${year}`, `from ${study.start.year} to ${year}`);
  const graded = study.grade !== null && random.chance(0.4);
  const period = {
    text: whole ? span : year,
    start: whole ? String(study.start.year) : null,
    end: year,
    current: false,
  };
  const entry = noteStudy(desk, study, period, { grade: graded, thesis: false });
  const [G, S, D] = [
    value(study.degree, "edu.degree", {}, entry),
    value(study.institution, "edu.institution", {}, entry),
    value(period.text, "edu.dates", {}, entry),
  ];
  const long: (string | Span)[][] = desk.lang === "it"
    ? [["Ho studiato ", D, " presso ", S, ", ottenendo ", G], [{ ...D, text: D.text[0]!.toUpperCase() + D.text.slice(1) }, " ho frequentato ", S, " e ho preso ", G], ["Ho frequentato ", S, " ", D, ", conseguendo il titolo di ", G]]
    : [["I studied at ", S, " ", D, ", gaining a ", G], [{ ...D, text: D.text[0]!.toUpperCase() + D.text.slice(1) }, " I attended ", S, ", where I took a ", G], ["I read for my ", G, " at ", S, " ", D]]; // prettier-ignore
  const short: (string | Span)[][] = desk.lang === "it"
    ? [["Nel ", D, " ho conseguito: ", G, ", ", S], ["Ho ottenuto il titolo di ", G, " nel ", D, " presso ", S], ["Ho studiato a ", S, " (", G, ", ", D, ")"], ["Sono in possesso di ", G, ", conseguito nel ", D, " presso ", S], ["Ho il ", G, ", preso nel ", D, " al ", S], ["Il mio titolo di studio è ", G, " (", S, ", ", D, ")"], ["Nel ", D, " mi sono diplomato presso ", S, ": ", G]]
    : [["In ", D, " I obtained my ", G, " from ", S], ["I studied at ", S, " (", G, ", ", D, ")"], ["I hold a ", G, " from ", S, ", awarded in ", D], ["I took my ", G, " at ", S, " in ", D], ["I graduated from ", S, " in ", D, " with a ", G], ["My qualification is a ", G, " (", S, ", ", D, ")"], ["I left ", S, " in ", D, " with ", G]]; // prettier-ignore
  const mark: Span[] = graded
    ? [{ text: desk.say(" con votazione ", " with the grade ") }, value(study.grade!, "edu.grade", {}, entry)]
    : [];
  return [
    ...random.pick(whole ? long : short).map((part): Span => (typeof part === "string" ? { text: part } : part)),
    ...mark,
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

/** Generates a CV with headings and paragraphs of sentences under them. */
export const prose: TrainingTemplate = (desk) => {
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

/** Writes certificates, interests and skills as sentences. */
function tellMore(desk: Desk): Block[] {
  const { random, person, truth } = desk;
  const listed = (texts: readonly string[], field: "skill" | "interest" | "certificate"): Span[] =>
    texts.flatMap((text, i): Span[] => [
      ...(i > 0 ? [{ text: i === texts.length - 1 ? desk.say(" e ", " and ") : ", " }] : []),
      value(field === "interest" ? lower(text) : text, field),
    ]);
  const skills = random.sample(person.technical, 4);
  truth.technicalSkills = skills;
  const known = desk.say(
    random.pick(["Conosco bene: ", "Uso ogni giorno ", "So usare ", "Ho buona pratica di "]),
    random.pick(["I know these well: ", "Every day I use ", "I can use ", "I am at home with "]),
  );
  const blocks = [desk.block("skills.technical", [known, ...listed(skills, "skill"), "."])];
  if (random.chance(0.5)) {
    truth.interests = [...person.interests];
    const like = desk.say(
      random.pick(["Nel tempo libero mi piacciono ", "Quando non lavoro mi dedico a ", "Fuori dal lavoro amo "]),
      random.pick(["In my free time I enjoy ", "Away from work I like ", "Outside work I love "]),
    );
    blocks.push(desk.block("interests", [like, ...listed(person.interests, "interest"), "."]));
  }
  if (random.chance(0.5) && person.papers.length > 0) {
    truth.certifications = person.papers.map(({ name }) => ({ name }));
    const hold = desk.say(random.pick(["Ho inoltre ", "Possiedo ", "Sono in possesso di "]), random.pick(["I also hold ", "I hold ", "I have "]));
    const names = person.papers.map(({ name }) => name);
    blocks.push(desk.block("certificates", [hold, ...listed(names, "certificate"), "."]));
  } // prettier-ignore
  return blocks;
}

/** Generates a CV as a letter, without headings. */
export const letter: TrainingTemplate = (desk) => {
  const { random, person } = desk;
  const gap = { above: desk.style.size * 0.8 };
  const together = random.chance(0.4);
  const told = (label: "experience.told" | "education.told", parts: Span[][]): Block[] =>
    together && parts.length > 0
      ? [desk.block(label, parts.flat(), { ...gap, begins: true })]
      : parts.map((spans) => desk.block(label, spans, { ...gap, begins: true }));
  return {
    blocks: [
      ...nameBlocks(desk).filter(({ label }) => label !== "noise"), ...contactBlocks(desk, random.pick(["line", "twoLines", "list", "sentence"])),
      desk.block("other", random.pick(greetings[desk.lang]), gap),
      ...summaryBlocks(desk, gap),
      ...told("experience.told", person.jobs.map((job) => tellJob(desk, job))),
      ...told("education.told", person.studies.map((study) => tellStudy(desk, study))),
      ...tellMore(desk).map((block) => ({ ...block, ...gap })),
      { ...tellLanguages(desk), ...gap },
      desk.block("other", random.pick(closings[desk.lang]), gap),
      ...consentBlocks(desk),
    ],
  }; // prettier-ignore
};
