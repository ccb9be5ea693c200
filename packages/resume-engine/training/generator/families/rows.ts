import type { SectionKind } from "../../../src/lexicon/headings.ts";
import { joinValues, value, type Desk } from "../desk.ts";
import type { LineLabel } from "../labels.ts";
import { levelOf, noteLanguages } from "../sections/lists.ts";
import { consentBlocks } from "../sections/others.ts";
import { contactItems } from "../sections/top.ts";
import type { Block, Span } from "../sheet.ts";
import { headingsOf } from "../wordings/headings.ts";
import { writers, type TrainingTemplate } from "./classic.ts";

type LabelledRow = { label: LineLabel; name: string; spans: Span[] };
type FormStyle = { cells: boolean; bold: boolean; mark: string; caps: boolean };

const rowOf = (desk: Desk, { label, name, spans }: LabelledRow, look: FormStyle, above = 1): Block => {
  const head: Span = { text: look.caps ? name.toUpperCase() : name, bold: look.bold };
  if (!look.cells) return desk.block(label, [{ ...head, text: `${head.text}${look.mark}` }, ...spans], { above });
  return { label, spans: [], above, cells: [[desk.block(label, [head])], [desk.block(label, spans)]] };
};

const nameLabels = {
  it: { whole: ["Nome e cognome", "Cognome e nome", "Nominativo", "Nome", "Candidato", "Nome Cognome", "Il sottoscritto"], first: ["Nome", "Nome di battesimo"], last: ["Cognome"] },
  en: { whole: ["Name", "Full name", "Candidate", "Applicant", "Name and surname", "Name of applicant"], first: ["First name", "Forename", "Given name(s)", "First name(s)"], last: ["Surname", "Last name", "Family name"] },
} as const; // prettier-ignore

/** Writes the rows of a form for the person's name, as one field or two. */
function nameRows(desk: Desk): LabelledRow[] {
  const { random, person, lang, truth } = desk;
  Object.assign(truth.contacts!, { firstName: person.first, lastName: person.last });
  const own = nameLabels[lang];
  const up = (text: string) => (desk.style.name.caps ? text.toUpperCase() : text);
  const row = (name: string, text: string): LabelledRow => ({ label: "name", name, spans: [value(up(text), "name")] });
  if (random.chance(0.45)) {
    const two = [row(random.pick(own.first), person.first), row(random.pick(own.last), person.last)];
    return random.chance(0.5) ? two : two.toReversed();
  }
  const name = random.pick(own.whole);
  return [row(name, /^cognome/iu.test(name) ? `${person.last} ${person.first}` : `${person.first} ${person.last}`)];
}

/** Writes sections as single rows of a form: the heading is the label, the list is the value. */
function listRows(desk: Desk): Block[][] {
  const { random, person, truth, lang } = desk;
  const between = random.pick([", ", "; ", " / ", " - ", ", "]);
  const heading = (kind: SectionKind) => random.pick(headingsOf(kind, lang));
  const year = random.chance(0.5);
  noteLanguages(desk);
  truth.technicalSkills = [...person.technical];
  truth.softSkills = [...person.soft];
  truth.certifications = person.papers.map(({ name }) => ({ name }));
  truth.courses = person.courses.map(({ name }) => ({ name, topics: [] }));
  const papers = (list: typeof person.papers, field: "certificate" | "course") =>
    list.flatMap((paper, i): Span[] => [
      ...(i > 0 ? [{ text: "; " }] : []),
      value(paper.name, field),
      ...(year ? [{ text: ` (${paper.year})` }] : []),
    ]);
  const tongues = person.languages.flatMap((tongue, i): Span[] => [
    ...(i > 0 ? [{ text: between.trim() === "-" ? ", " : between }] : []),
    value(tongue.name, "language"),
    { text: " (" },
    value(levelOf(desk, tongue, "code"), "level"),
    { text: ")" },
  ]);
  const rows: LabelledRow[] = [
    {
      label: "skills.technical",
      name: heading("technicalSkills"),
      spans: joinValues(person.technical, "skill", between),
    },
    { label: "skills.soft", name: heading("softSkills"), spans: joinValues(person.soft, "softSkill", between) },
    { label: "languages", name: heading("languages"), spans: tongues },
    { label: "certificates", name: heading("certifications"), spans: papers(person.papers, "certificate") },
    { label: "courses", name: heading("courses"), spans: papers(person.courses, "course") },
  ];
  const look = lookOf(desk);
  const written = rows.filter(({ spans }) => spans.length > 0);
  return random.shuffle(written).map((row) => {
    const kind = kinds[row.label]!;
    const block = rowOf(desk, row, look, 3);
    // The label in the first cell of the row serves as the heading of the section.
    if (block.cells) block.cells[0] = block.cells[0]!.map((cell) => ({ ...cell, label: `heading:${kind}` as const }));
    return [block];
  });
}
const kinds: Partial<Record<LineLabel, SectionKind>> = {
  "skills.technical": "technicalSkills",
  "skills.soft": "softSkills",
  languages: "languages",
  certificates: "certifications",
  courses: "courses",
};

const looks = new WeakMap<Desk, FormStyle>();
/** Chooses one style for all rows of the form. */
function lookOf(desk: Desk): FormStyle {
  const { random } = desk;
  const known = looks.get(desk);
  if (known) return known;
  const look = {
    cells: random.chance(0.6),
    bold: random.chance(0.5),
    mark: random.pick([": ", ": ", " : ", ":  "]),
    caps: random.chance(0.2),
  };
  looks.set(desk, look);
  return look;
}

/** Generates a CV as a form in which every line is a label and a value. Jobs and studies have headings. */
export const rows: TrainingTemplate = (desk) => {
  const { random } = desk;
  const look = lookOf(desk);
  const top: LabelledRow[] = [
    ...nameRows(desk),
    ...contactItems(desk).map(({ label, span, personal }): LabelledRow => ({ label: personal ? "personal" : "contact", name: label, spans: [span] })),
  ]; // prettier-ignore
  const jobs = writers["experience"]!(desk);
  return {
    blocks: [
      ...(random.chance(0.5) ? [desk.block("noise", desk.say(random.pick(["Curriculum Vitae", "Scheda personale", "Domanda di lavoro"]), random.pick(["Curriculum Vitae", "Application form", "Candidate record"])), { size: 14, bold: true })] : []),
      ...(random.chance(0.6) ? [desk.heading("contacts")] : []), ...top.map((row) => rowOf(desk, row, look)),
      ...(jobs.length > 0 ? [desk.heading("experience"), ...jobs] : []),
      desk.heading("education"), ...writers["education"]!(desk),
      ...(random.chance(0.5) ? [desk.heading("other", {}, { it: ["Altre informazioni", "Altro"], en: ["Further details", "Other"] })] : []),
      ...listRows(desk).flat(), ...consentBlocks(desk),
    ],
    cells: random.pick([[0.25, 0.75], [0.3, 0.7], [0.36, 0.64]]),
  }; // prettier-ignore
};
