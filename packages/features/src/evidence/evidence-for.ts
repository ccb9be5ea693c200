import type { Evidence, Requirement } from "@orbita/contract";
import { educationEvidence } from "./education-evidence.ts";
import { languageEvidence } from "./language-evidence.ts";
import type { Relations } from "./relations.ts";
import { skillEvidence } from "./skill-evidence.ts";
import { readStatements } from "./skill-mentions.ts";
import { statementsOf, type Told } from "./statements.ts";

/** Requirement by requirement, what a resume says about it, with its own words. No score, no sum; pure: `now` is given. */
export function evidenceFor(
  requirements: readonly Requirement[],
  resume: Told,
  relations: Relations,
  now: Date,
): Evidence[] {
  const read = readStatements(statementsOf(resume));
  return requirements.map((requirement) => {
    if (requirement.kind === "language") return languageEvidence(requirement, resume);
    if (requirement.kind === "education") return educationEvidence(requirement, resume, now);
    return skillEvidence(requirement, { read, relations, now });
  });
}
