import type { EvidenceLine, Resume } from "@orbita/contract";
import { sentencesOf } from "./sentences.ts";

/** What of a resume is read: no matter who stands behind it, and what else it holds. */
export type Told = Pick<
  Resume,
  "summary" | "experience" | "technicalSkills" | "softSkills" | "education" | "certifications" | "courses" | "languages"
>;

/** Something that a resume says: a task, a sentence, the name of a certificate. The lower its rank, the more telling. */
export type Statement = EvidenceLine & { readonly rank: number; readonly skillId: string | null };

/** A task is quoted whole, unless it is a paragraph. */
const longTask = 300;
/** Within a whole number the most recent comes first, whatever follows the point. */
const ranks = { task: 0, title: 0.5, certification: 1, course: 2, education: 3, summary: 4, skill: 5 } as const;

type Place = Omit<Statement, "text" | "skillId">;
const nowhere = { itemId: null, at: null, start: null, end: null, isCurrent: false };

const say = (place: Place, texts: readonly (string | null)[]): Statement[] =>
  texts.flatMap((text) => {
    const trimmed = text?.trim();
    return trimmed ? [{ ...place, text: trimmed, skillId: null }] : [];
  });

function experienceOf({ experience }: Told): Statement[] {
  return experience.flatMap(({ id, company, title, start, end, isCurrent, description, tasks }) => {
    const place = { section: "experience" as const, itemId: id, at: company || null, start, end, isCurrent };
    const lines = tasks.flatMap((task) => (task.length > longTask ? sentencesOf(task) : [task]));
    return [
      ...say({ ...place, rank: ranks.task }, [...lines, ...sentencesOf(description ?? "")]),
      ...say({ ...place, rank: ranks.title }, [title]),
    ];
  });
}

function learningOf({ certifications, courses, education }: Told): Statement[] {
  return [
    ...certifications.flatMap(({ id, name, issuer, start, end }) =>
      say(
        { section: "certifications", itemId: id, at: issuer, start, end, isCurrent: false, rank: ranks.certification },
        [name],
      ),
    ),
    ...courses.flatMap(({ id, name, provider, topics, start, end, isCurrent }) =>
      say({ section: "courses", itemId: id, at: provider, start, end, isCurrent, rank: ranks.course }, [
        name,
        ...topics,
      ]),
    ),
    ...education.flatMap(({ id, degreeTitle, institution, thesis, description, start, end, isCurrent }) =>
      say({ section: "education", itemId: id, at: institution, start, end, isCurrent, rank: ranks.education }, [
        degreeTitle,
        ...sentencesOf(thesis ?? ""),
        ...sentencesOf(description ?? ""),
      ]),
    ),
  ];
}

function skillsOf(resume: Told): Statement[] {
  const sections = ["technicalSkills", "softSkills"] as const;
  return sections.flatMap((section) =>
    resume[section].flatMap(({ id, name, skillId }) =>
      say({ ...nowhere, section, itemId: id, rank: ranks.skill }, [name]).map((line) => ({ ...line, skillId })),
    ),
  );
}

/** All that a resume says of what a person can do, with where it says so. */
export const statementsOf = (resume: Told): Statement[] => [
  ...experienceOf(resume),
  ...learningOf(resume),
  ...say({ ...nowhere, section: "summary", rank: ranks.summary }, sentencesOf(resume.summary ?? "")),
  ...skillsOf(resume),
];

/** What is under way or ended last comes first. */
const recency = ({ isCurrent, end, start }: Statement): string => (isCurrent ? "9999" : (end ?? start ?? ""));
const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The most telling first; never by the order in which a resume was filled in. */
export const compareStatements = (one: Statement, other: Statement): number =>
  Math.floor(one.rank) - Math.floor(other.rank) ||
  compareText(recency(other), recency(one)) ||
  one.rank - other.rank ||
  compareText(one.text, other.text) ||
  compareText(one.itemId ?? "", other.itemId ?? "");

const atMost = 3;

/** One of each entry before a second one of any, and bare tags after all sentences. */
export function linesOf(statements: readonly Statement[]): EvidenceLine[] {
  const order: [Statement[], Statement[], Statement[]] = [[], [], []];
  const entries = new Set<string>();
  const texts = new Set<string>();
  for (const statement of statements.toSorted(compareStatements)) {
    const entry = `${statement.section} ${statement.itemId}`;
    const text = `${entry} ${statement.text}`;
    if (!texts.has(text)) order[statement.rank === ranks.skill ? 2 : entries.has(entry) ? 1 : 0].push(statement);
    entries.add(entry);
    texts.add(text);
  }
  return order
    .flat()
    .slice(0, atMost)
    .map(({ rank: _rank, skillId: _skillId, ...line }) => line);
}
