import type { SectionKind } from "../../../src/lexicon/headings.ts";
import { value, type Desk } from "../desk.ts";
import type { LineLabel } from "../labels.ts";
import { jobText, noteJob, periodOf } from "../sections/jobs.ts";
import { levelOf, noteLanguages } from "../sections/lists.ts";
import { consentBlocks, footBlocks } from "../sections/others.ts";
import { noteStudy, studyForm, studyPeriod } from "../sections/studies.ts";
import { contactBlocks, contactForm, contactItems, nameBlocks } from "../sections/top.ts";
import type { Block, Span } from "../sheet.ts";
import { orderOf, section, writers, type TrainingTemplate } from "./classic.ts";

const row = (cells: Block[][], more: Partial<Block> = {}): Block => ({
  label: cells.flat()[0]!.label,
  spans: [],
  cells,
  ...more,
});

/** Writes jobs with the dates in their own cell and the description beside them. */
function datedJobs(desk: Desk): Block[] {
  const { style, random } = desk;
  const titleFirst = random.chance(0.5);
  const together = random.chance(0.3);
  const bullets = random.chance(0.6) ? "bullets" : "paragraph";
  return desk.person.jobs.map((job) => {
    const period = periodOf(desk, job);
    const entry = noteJob(desk, job, period, job.tasks);
    const title = value(job.title, "exp.title", style.title, entry);
    const company = value(job.company, "exp.company", style.company, entry);
    const pair = titleFirst ? [title, company] : [company, title];
    const head = together
      ? [desk.block("experience.head", [pair[0]!, ", ", pair[1]!])]
      : pair.map((span) => desk.block("experience.head", [span]));
    const when = desk.block("experience.dates", [value(period.text, "exp.dates", style.dates, entry)], {
      begins: true,
    });
    return row([[when], [...head, ...jobText(desk, job.tasks, bullets, entry)]], { above: style.entryGap });
  });
}

function datedStudies(desk: Desk): Block[] {
  const { style, random } = desk;
  const form = studyForm(desk);
  const degreeFirst = random.chance(0.6);
  return desk.person.studies.map((study) => {
    const period = studyPeriod(desk, study, form);
    const entry = noteStudy(desk, study, period, { grade: form.grades, thesis: false });
    const pair = [
      value(study.degree, "edu.degree", style.title, entry),
      value(study.institution, "edu.institution", style.company, entry),
    ];
    const head = (degreeFirst ? pair : pair.toReversed()).map((span) => desk.block("education.head", [span]));
    if (form.grades && study.grade)
      head.push(
        desk.block("education.text", [desk.say("Voto: ", "Grade: "), value(study.grade, "edu.grade", {}, entry)]),
      );
    return row(
      [[desk.block("education.dates", [value(period.text, "edu.dates", style.dates, entry)], { begins: true })], head],
      { above: style.entryGap },
    );
  });
}

export const timeline: TrainingTemplate = (desk) => {
  const { random } = desk;
  const blocks = [...nameBlocks(desk), ...contactBlocks(desk, contactForm(desk))];
  for (const kind of orderOf(desk)) {
    if (kind === "experience" && desk.person.jobs.length > 0) blocks.push(desk.heading(kind), ...datedJobs(desk));
    else if (kind === "education") blocks.push(desk.heading(kind), ...datedStudies(desk));
    else blocks.push(...section(desk, kind));
  }
  const share = random.pick([0.18, 0.22, 0.25, 0.28, 0.32]);
  return { blocks: [...blocks, ...consentBlocks(desk), ...footBlocks(desk)], cells: [share, 1 - share] };
};

/** Generates a CV with headings to the left of their sections. */
export const sideHeads: TrainingTemplate = (desk) => {
  const blocks = [...nameBlocks(desk), ...contactBlocks(desk, contactForm(desk))];
  for (const kind of orderOf(desk)) {
    const own = writers[kind]?.(desk) ?? [];
    if (kind === "other") blocks.push(...section(desk, kind));
    else if (own.length > 0)
      blocks.push(
        row(
          [
            [desk.heading(kind, { above: 0, align: "left", rule: false })],
            own.map((block) => ({ ...block, align: "left" })),
          ],
          { above: desk.style.heading.above },
        ),
      );
  }
  const share = desk.random.pick([0.2, 0.25, 0.3]);
  return { blocks: [...blocks, ...consentBlocks(desk)], cells: [share, 1 - share] };
};

const formLabels = {
  it: { when: ["Date", "Date (da – a)", "Periodo", "Dal - al", "Quando"], company: ["Nome del datore di lavoro", "Azienda", "Datore di lavoro", "Ditta", "Presso", "Nome e indirizzo del datore di lavoro"], title: ["Tipo di impiego", "Ruolo", "Posizione", "Qualifica", "Mansione", "Lavoro o posizione ricoperti"], tasks: ["Principali mansioni e responsabilità", "Mansioni", "Attività", "Compiti svolti"], city: ["Luogo", "Città", "Sede"], degree: ["Titolo", "Titolo conseguito", "Qualifica conseguita", "Titolo di studio"], school: ["Istituto", "Nome e tipo di istituto di istruzione o formazione", "Scuola", "Ente"], grade: ["Voto", "Votazione", "Valutazione"] },
  en: { when: ["Dates", "Dates (from – to)", "Period", "When"], company: ["Employer", "Name of employer", "Company", "Organisation"], title: ["Position held", "Job title", "Role", "Position", "Occupation"], tasks: ["Main activities and responsibilities", "Duties", "Responsibilities"], city: ["Place", "Location", "Town"], degree: ["Title of qualification awarded", "Qualification", "Degree", "Award"], school: ["Name of institution", "School", "University", "Institution"], grade: ["Grade", "Result", "Mark"] },
} as const; // prettier-ignore

type LabelledCell = { label: LineLabel; name: string; spans: Span[]; begins?: boolean };

/** Writes an entry in which a label precedes every value, in cells or on a line. */
function formEntry(
  desk: Desk,
  pairs: readonly LabelledCell[],
  look: { cells: boolean; bold: boolean; mark: string },
): Block[] {
  return pairs.map(({ label, name, spans, begins = false }, i) => {
    const first = { ...(begins ? { begins } : {}), above: 0 };
    const above = i === 0 ? desk.style.entryGap + 3 : 0;
    if (look.cells)
      return row([[desk.block(label, [{ text: name, bold: look.bold }], first)], [desk.block(label, spans)]], {
        above,
      });
    return desk.block(label, [{ text: `${name}${look.mark}`, bold: look.bold }, ...spans], { ...first, above });
  });
}

export const form: TrainingTemplate = (desk) => {
  const { random, person, lang } = desk;
  const names = formLabels[lang];
  const name = (key: keyof typeof names) => words[key];
  const words = Object.fromEntries(
    Object.entries(names).map(([key, list]) => [key, random.pick<string>(list)]),
  ) as Record<keyof typeof names, string>;
  const look = {
    cells: random.chance(0.55),
    bold: random.chance(0.5),
    mark: random.pick([": ", ": ", " : ", " - ", ":\t", " "]),
  };
  const whenFirst = random.chance(0.7);
  const jobs = person.jobs.flatMap((job) => {
    const period = periodOf(desk, job);
    const entry = noteJob(desk, job, period, job.tasks);
    const when: LabelledCell = {
      label: "experience.dates",
      name: name("when"),
      spans: [value(period.text, "exp.dates", {}, entry)],
    };
    const company: LabelledCell = {
      label: "experience.head",
      name: name("company"),
      spans: [value(job.company, "exp.company", {}, entry)],
    };
    const title: LabelledCell = {
      label: "experience.head",
      name: name("title"),
      spans: [value(job.title, "exp.title", {}, entry)],
    };
    const city: LabelledCell = {
      label: "experience.head",
      name: name("city"),
      spans: [value(job.city, "exp.city", {}, entry)],
    };
    const tasks: LabelledCell = {
      label: "experience.text",
      name: name("tasks"),
      spans: [value(job.tasks.join("; "), "exp.text", {}, entry)],
    };
    const pairs = [
      ...(whenFirst ? [when, company, title] : [company, title, when]),
      ...(look.bold ? [city] : []),
      ...(job.tasks.length > 0 ? [tasks] : []),
    ];
    return formEntry(
      desk,
      pairs.map((pair, i) => ({ ...pair, begins: i === 0 })),
      look,
    );
  });
  const own = studyForm(desk);
  const studies = person.studies.flatMap((study) => {
    const period = studyPeriod(desk, study, own);
    const entry = noteStudy(desk, study, period, { grade: own.grades, thesis: false });
    const when: LabelledCell = {
      label: "education.dates",
      name: name("when"),
      spans: [value(period.text, "edu.dates", {}, entry)],
    };
    const pairs: LabelledCell[] = [
      { label: "education.head", name: name("degree"), spans: [value(study.degree, "edu.degree", {}, entry)] },
      {
        label: "education.head",
        name: name("school"),
        spans: [value(study.institution, "edu.institution", {}, entry)],
      },
    ];
    const all = whenFirst ? [when, ...pairs] : [...pairs, when];
    if (own.grades && study.grade)
      all.push({ label: "education.text", name: name("grade"), spans: [value(study.grade, "edu.grade", {}, entry)] });
    return formEntry(
      desk,
      all.map((pair, i) => ({ ...pair, begins: i === 0 })),
      look,
    );
  });
  const top = formEntry(desk, [
    { label: "name", name: desk.say(random.pick(["Nome", "Nome e cognome", "Cognome e nome"]), random.pick(["Name", "Full name"])), spans: nameBlocks(desk).find(({ label }) => label === "name")!.spans.map((span) => ({ ...span, text: span.text.replace("\n", "") })) },
    ...contactItems(desk).map(({ label, span, personal }): LabelledCell => ({ label: personal ? "personal" : "contact", name: label, spans: [span] })),
  ], look); // prettier-ignore
  const rest = orderOf(desk).filter((kind) => kind !== "experience" && kind !== "education");
  return {
    blocks: [
      ...(random.chance(0.6) ? [desk.block("noise", random.pick(["Curriculum Vitae", "FORMATO EUROPEO PER IL CURRICULUM VITAE", "Europass", "CURRICULUM"]), { size: 14, bold: true })] : []),
      desk.heading("contacts"), ...top,
      ...(jobs.length > 0 ? [desk.heading("experience"), ...jobs] : []),
      desk.heading("education"), ...studies,
      ...rest.flatMap((kind: SectionKind) => (kind === "languages" ? languageRows(desk, look) : section(desk, kind))),
      ...consentBlocks(desk),
    ],
    cells: [0.34, 0.66],
  }; // prettier-ignore
};

function languageRows(desk: Desk, look: { cells: boolean; bold: boolean; mark: string }): Block[] {
  noteLanguages(desk);
  const pairs = desk.person.languages.map((tongue): Block => {
    const [name, level] = [
      value(tongue.name, "language", { bold: look.bold }),
      value(levelOf(desk, tongue, "code"), "level"),
    ];
    if (look.cells) return row([[desk.block("languages", [name])], [desk.block("languages", [level])]]);
    return desk.block("languages", [name, look.mark, level]);
  });
  return [desk.heading("languages"), ...pairs];
}
