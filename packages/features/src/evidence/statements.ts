import type { EvidenceLine, Resume } from "@orbita/contract";

/** Matches abbreviations whose full stop does not end a sentence. */
const short =
  /(?:^|[\s(])(?:es|ecc|etc|sig|sigg|dott|prof|ing|avv|arch|geom|rag|art|n|nr|no|cap|vol|pag|tel|ca|vs|e\.g|i\.e|inc|ltd|co|corp|st|mr|mrs|ms|dr|approx|min|max|ph|s\.p\.a|s\.r\.l|s\.n\.c|\p{Lu})\.$/iu;
const stop = /[.!?…]["»”')\]]*\s+(?=["«“'([•\-–—*]?\s*[\p{Lu}\p{N}])|;\s+|\s*[\n\r\u2028\u2029]+\s*|\s+[•▪●◦‣]\s*/gu;
const bullet = /^[\s•▪●◦‣*\-–—·]+/u;

/** Splits a text into sentences and lines, and removes their bullets. All other characters stay. */
export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  const take = (to: number) => {
    const sentence = text.slice(from, to).replace(bullet, "").trim();
    if (sentence !== "") found.push(sentence);
  };
  for (const match of text.matchAll(stop)) {
    const [mark] = match;
    const isStop = mark.startsWith(".");
    if (isStop && short.test(text.slice(from, match.index + 1))) continue;
    take(match.index + mark.trimEnd().replace(/[•▪●◦‣]$/u, "").length);
    from = match.index + mark.length;
  }
  take(text.length);
  return found;
}

/** The parts of a resume in which evidence is searched: nothing that identifies the person. */
export type ResumeEvidenceSource = Pick<
  Resume,
  "summary" | "experience" | "technicalSkills" | "softSkills" | "education" | "certifications" | "courses" | "languages"
>;

/** A statement of a resume, such as a task, a sentence or the name of a certificate. A lower rank is more relevant. */
export type ResumeStatement = EvidenceLine & { readonly rank: number; readonly skillId: string | null };

/** Maximum length in characters of a task that is quoted whole. Longer tasks are split into sentences. */
const longTask = 300;
/** Ranks of statements by their kind. Ranks with the same integer part are sorted by date first; the fraction only breaks ties. */
const ranks = { task: 0, title: 0.5, certification: 1, course: 2, education: 3, summary: 4, skill: 5 } as const;

/** Whether the statement is the title of a job. */
export const isTitle = ({ rank }: ResumeStatement): boolean => rank === ranks.title;

type StatementPlace = Omit<ResumeStatement, "text" | "skillId">;
const nowhere = { itemId: null, at: null, start: null, end: null, isCurrent: false };

const say = (place: StatementPlace, texts: readonly (string | null)[]): ResumeStatement[] =>
  texts.flatMap((text) => {
    const trimmed = text?.trim();
    return trimmed ? [{ ...place, text: trimmed, skillId: null }] : [];
  });

function experienceOf({ experience }: ResumeEvidenceSource): ResumeStatement[] {
  return experience.flatMap(({ id, company, title, start, end, isCurrent, description, tasks }) => {
    const place = { section: "experience" as const, itemId: id, at: company || null, start, end, isCurrent };
    const lines = tasks.flatMap((task) => (task.length > longTask ? sentencesOf(task) : [task]));
    return [
      ...say({ ...place, rank: ranks.task }, [...lines, ...sentencesOf(description ?? "")]),
      ...say({ ...place, rank: ranks.title }, [title]),
    ];
  });
}

function learningOf({ certifications, courses, education }: ResumeEvidenceSource): ResumeStatement[] {
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

function skillsOf(resume: ResumeEvidenceSource): ResumeStatement[] {
  const sections = ["technicalSkills", "softSkills"] as const;
  return sections.flatMap((section) =>
    resume[section].flatMap(({ id, name, skillId }) =>
      say({ ...nowhere, section, itemId: id, rank: ranks.skill }, [name]).map((line) => ({ ...line, skillId })),
    ),
  );
}

/** Every statement of a resume about the person's abilities, with its location. */
export const statementsOf = (resume: ResumeEvidenceSource): ResumeStatement[] => [
  ...experienceOf(resume),
  ...learningOf(resume),
  ...say({ ...nowhere, section: "summary", rank: ranks.summary }, sentencesOf(resume.summary ?? "")),
  ...skillsOf(resume),
];

/** Sort key of statements: current entries first, then the most recently ended. */
const recency = ({ isCurrent, end, start }: ResumeStatement): string => (isCurrent ? "9999" : (end ?? start ?? ""));
const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Compares statements so that the most relevant comes first. Does not depend on the order of entries in the resume. */
export const compareStatements = (one: ResumeStatement, other: ResumeStatement): number =>
  Math.floor(one.rank) - Math.floor(other.rank) ||
  compareText(recency(other), recency(one)) ||
  one.rank - other.rank ||
  compareText(one.text, other.text) ||
  compareText(one.itemId ?? "", other.itemId ?? "");

const atMost = 3;

/**
 * Chooses the statements to quote. One statement of each resume entry comes before a second one of any entry, and bare skill
 * tags come last.
 */
export function statementLines(statements: readonly ResumeStatement[]): EvidenceLine[] {
  const order: [ResumeStatement[], ResumeStatement[], ResumeStatement[]] = [[], [], []];
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
