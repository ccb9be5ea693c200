import type { ExtractedValue, ReadResume, Span } from "@orbita/contract";

export type Job = ReadResume["experience"][number];
export type Study = ReadResume["education"][number];

/** A job or a study; readers disagree most often about which of the two it is. */
export type Unit =
  | { readonly kind: "experience"; readonly read: Job }
  | { readonly kind: "education"; readonly read: Study };

export const unitsIn = ({ experience, education }: Pick<ReadResume, "experience" | "education">): Unit[] => [
  ...experience.map((read) => ({ kind: "experience", read }) as const),
  ...education.map((read) => ({ kind: "education", read }) as const),
];

const spans = (...found: readonly (ExtractedValue<unknown> | null)[]): Span[] =>
  found.flatMap((one) => one?.spans ?? []);

/** The spans of its title or degree. */
export const whatOf = (unit: Unit): Span[] =>
  spans(unit.kind === "experience" ? unit.read.title : unit.read.degreeTitle);
/** The spans of its company or institution. */
export const whereOf = (unit: Unit): Span[] =>
  spans(unit.kind === "experience" ? unit.read.company : unit.read.institution);
export const datesOf = ({ read: { start, end, isCurrent } }: Unit): Span[] => spans(start, end, isCurrent);
export const headOf = (unit: Unit): Span[] => [
  ...whatOf(unit),
  ...whereOf(unit),
  ...datesOf(unit),
  ...(unit.kind === "experience" ? spans(unit.read.city) : spans(unit.read.grade)),
];
export const toldOf = (unit: Unit): Span[] =>
  unit.kind === "experience"
    ? spans(unit.read.description, ...unit.read.tasks)
    : spans(unit.read.description, unit.read.thesis);
export const allOf = (unit: Unit): Span[] => [...headOf(unit), ...toldOf(unit)];

export const asJob = ({ kind, read }: Unit): Job =>
  kind === "experience"
    ? read
    : {
        title: read.degreeTitle,
        company: read.institution,
        companyUrl: null,
        city: null,
        start: read.start,
        end: read.end,
        isCurrent: read.isCurrent,
        description: read.description,
        tasks: [],
      };
export const asStudy = ({ kind, read }: Unit): Study =>
  kind === "education"
    ? read
    : {
        degreeTitle: read.title,
        institution: read.company,
        grade: null,
        thesis: null,
        start: read.start,
        end: read.end,
        isCurrent: read.isCurrent,
        description: read.description,
      };
