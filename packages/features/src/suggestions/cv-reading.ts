import type { Evidence, EvidenceLine, Requirement, Resume } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { evidenceIn, loadRelations } from "../evidence/index.ts";
import { cvSubjects, type CvSubjects } from "../fits/index.ts";
import { loadLexicon, occupationSkillsIn, wordKeyOf, wordsIn, type Lexicon } from "../lexicon/index.ts";
import { candidatesFor } from "./candidates.ts";

type ListedSkill = Resume["technicalSkills"][number];

/** A technical skill that a CV lists, names in a line, or proves by a narrower skill. */
export type DocumentedSkill = {
  readonly id: string;
  readonly label: { readonly it: string; readonly en: string };
  /** The entry in the list of skills; null if the list lacks the skill. */
  readonly listed: ListedSkill | null;
  /** The best line outside the list of skills; null if there is none. */
  readonly line: EvidenceLine | null;
  /** The narrower skill by which the CV proves this one; null if the CV names the skill itself. */
  readonly by: { readonly it: string; readonly en: string } | null;
};

/** The content of a CV in the terms of the taxonomy. */
export type CvReading = {
  readonly resume: Resume;
  readonly subjects: CvSubjects;
  readonly lexicon: Lexicon;
  /** The skills that define the occupations which can be proposed, by the occupation's id. */
  readonly candidates: ReadonlyMap<string, readonly string[]>;
  readonly skills: readonly DocumentedSkill[];
  readonly evidenceOf: (skillId: string) => Evidence;
};

export const isTag = ({ section }: EvidenceLine): boolean => section === "technicalSkills" || section === "softSkills";

/** The line to quote: a sentence about work or studies rather than an entry of the list of skills. */
export const lineOf = ({ lines }: Evidence): EvidenceLine | null => lines.find((line) => !isTag(line)) ?? null;

const requirementOf = (id: string, { skills }: Lexicon): Requirement => ({
  kind: "skill",
  id,
  label: skills.get(id)?.label ?? { it: id, en: id },
  mandatory: false,
  minYears: null,
  level: null,
  field: null,
});

const keyOf = (name: string): string => wordKeyOf(wordsIn(name));

/** The entry of the list of skills for a skill of the taxonomy, by its id or by one of its names. */
function listedIn({ technicalSkills, softSkills }: Resume, id: string, { skills, names }: Lexicon): ListedSkill | null {
  const keys = new Set((names.get(id) ?? []).map(keyOf));
  const isIt = ({ skillId, name }: ListedSkill) =>
    skillId === null ? keys.has(keyOf(name)) : skills.get(skillId)?.id === id;
  return [...technicalSkills, ...softSkills].find(isIt) ?? null;
}

export function readCv(
  { resume, lexicon, subjects, candidates }: Omit<CvReading, "skills" | "evidenceOf">,
  evidenceOfRequirement: (requirement: Requirement) => Evidence,
): CvReading {
  const known = new Map<string, Evidence>();
  const evidenceOf = (id: string): Evidence => {
    const found = known.get(id) ?? evidenceOfRequirement(requirementOf(id, lexicon));
    known.set(id, found);
    return found;
  };
  const skills = subjects.skills.flatMap((id): DocumentedSkill[] => {
    const evidence = evidenceOf(id);
    const label = lexicon.skills.get(id)?.label;
    if (evidence.verdict !== "met" || !label) return [];
    const by = evidence.by === "narrower" ? evidence.found : null;
    return [{ id, label, listed: listedIn(resume, id, lexicon), line: lineOf(evidence), by }];
  });
  return { resume, lexicon, subjects, candidates, skills, evidenceOf };
}

/** Reads a CV with the taxonomy of the installation. */
export async function loadCvReading(db: Db, resume: Resume, now: Date): Promise<CvReading> {
  const lexicon = await loadLexicon(db, now);
  const subjects = cvSubjects(resume, null, lexicon);
  const candidates = candidatesFor(subjects, lexicon, await occupationSkillsIn(lexicon));
  const asked = new Set([...subjects.skills, ...[...candidates.values()].flat()]);
  const relations = await loadRelations(db, [...asked], now);
  return readCv({ resume, lexicon, subjects, candidates }, evidenceIn(resume, relations, now));
}
