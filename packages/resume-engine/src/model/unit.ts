import type { ExtractedValue, ParsedResume, Span } from "@orbita/contract";

export type JobEntry = ParsedResume["experience"][number];
export type StudyEntry = ParsedResume["education"][number];

/**
 * An entry that is a job or a study. Both have one type, because our own code and the model disagree most often about which of the
 * two an entry is.
 */
export type JobOrStudy =
  | { readonly kind: "experience"; readonly read: JobEntry }
  | { readonly kind: "education"; readonly read: StudyEntry };

export const unitsIn = ({ experience, education }: Pick<ParsedResume, "experience" | "education">): JobOrStudy[] => [
  ...experience.map((read) => ({ kind: "experience", read }) as const),
  ...education.map((read) => ({ kind: "education", read }) as const),
];

const spans = (...found: readonly (ExtractedValue<unknown> | null)[]): Span[] =>
  found.flatMap((one) => one?.spans ?? []);

/** The spans of the entry's title or degree. */
export const whatOf = (unit: JobOrStudy): Span[] =>
  spans(unit.kind === "experience" ? unit.read.title : unit.read.degreeTitle);
/** The spans of the entry's company or institution. */
export const whereOf = (unit: JobOrStudy): Span[] =>
  spans(unit.kind === "experience" ? unit.read.company : unit.read.institution);
export const dateSpansOf = ({ read: { start, end, isCurrent } }: JobOrStudy): Span[] => spans(start, end, isCurrent);
export const headOf = (unit: JobOrStudy): Span[] => [
  ...whatOf(unit),
  ...whereOf(unit),
  ...dateSpansOf(unit),
  ...(unit.kind === "experience" ? spans(unit.read.city) : spans(unit.read.grade)),
];
export const toldOf = (unit: JobOrStudy): Span[] =>
  unit.kind === "experience"
    ? spans(unit.read.description, ...unit.read.tasks)
    : spans(unit.read.description, unit.read.thesis);
export const allOf = (unit: JobOrStudy): Span[] => [...headOf(unit), ...toldOf(unit)];

export const asJob = ({ kind, read }: JobOrStudy): JobEntry =>
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
export const asStudy = ({ kind, read }: JobOrStudy): StudyEntry =>
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
