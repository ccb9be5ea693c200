import type { Evidence, Requirement } from "@orbita/contract";
import { educationEvidence } from "./education-evidence.ts";
import { languageEvidence } from "./language-evidence.ts";
import type { SkillRelations } from "./relations.ts";
import { skillEvidence } from "./skill-evidence.ts";
import { readStatements } from "./skill-mentions.ts";
import { statementsOf, type ResumeEvidenceSource } from "./statements.ts";

/**
 * Returns a function that finds the evidence for a requirement. Parses the resume once for any number of requirements, and only if one of the
 * requirements is a skill.
 */
export function evidenceIn(
  resume: ResumeEvidenceSource,
  relations: SkillRelations,
  now: Date,
): (requirement: Requirement) => Evidence {
  let read: ReturnType<typeof readStatements> | null = null;
  return (requirement) => {
    if (requirement.kind === "language") return languageEvidence(requirement, resume);
    if (requirement.kind === "education") return educationEvidence(requirement, resume, now);
    read ??= readStatements(statementsOf(resume), relations.formsOfTitle);
    return skillEvidence(requirement, { read, relations, now });
  };
}

/** For each requirement, the evidence in a resume, with quotes. There is no score and no total. Pure: `now` is a parameter. */
export const evidenceFor = (
  requirements: readonly Requirement[],
  resume: ResumeEvidenceSource,
  relations: SkillRelations,
  now: Date,
): Evidence[] => requirements.map(evidenceIn(resume, relations, now));
