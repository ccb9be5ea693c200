import type { Evidence, Requirement } from "@orbita/contract";
import { educationEvidence } from "./education-evidence.ts";
import { languageEvidence } from "./language-evidence.ts";
import type { Relations } from "./relations.ts";
import { skillEvidence } from "./skill-evidence.ts";
import { readStatements } from "./skill-mentions.ts";
import { statementsOf, type Told } from "./statements.ts";

/** Reads a resume once, for however many questions; and not at all where no skill is asked for. */
export function evidenceIn(resume: Told, relations: Relations, now: Date): (requirement: Requirement) => Evidence {
  let read: ReturnType<typeof readStatements> | null = null;
  return (requirement) => {
    if (requirement.kind === "language") return languageEvidence(requirement, resume);
    if (requirement.kind === "education") return educationEvidence(requirement, resume, now);
    read ??= readStatements(statementsOf(resume));
    return skillEvidence(requirement, { read, relations, now });
  };
}

/** Requirement by requirement, what a resume says about it, with its own words. No score, no sum; pure: `now` is given. */
export const evidenceFor = (
  requirements: readonly Requirement[],
  resume: Told,
  relations: Relations,
  now: Date,
): Evidence[] => requirements.map(evidenceIn(resume, relations, now));
