import { groupOf } from "./groups.ts";
import { readCsv } from "./read-csv.ts";

export type EscoConcept = { uuid: string; label: string; names: string[]; soft: boolean };

/** Identifies an ESCO file by its header row: a file of another kind is refused, not read as empty. */
const wanted = ["conceptUri", "preferredLabel", "altLabels"] as const;
const uuidAtEnd = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const namesIn = (cell = "") =>
  cell
    .split("\n")
    .map((name) => name.trim())
    .filter(Boolean);

/** Yields the released concepts of skills_<language>.csv, without groups and withdrawn concepts. */
export async function* readConcepts(file: string): AsyncGenerator<EscoConcept> {
  for await (const line of readCsv(file)) {
    if (wanted.some((name) => line[name] === undefined)) throw new Error(`${file} is no skills file of ESCO's`);
    const uuid = uuidAtEnd.exec(line.conceptUri ?? "")?.[0].toLowerCase();
    const label = line.preferredLabel?.trim();
    if (!uuid || !label || (line.status || "released") !== "released") continue;
    if ((line.conceptType || "KnowledgeSkillCompetence") !== "KnowledgeSkillCompetence") continue;
    // A transversal skill that is not knowledge counts as a soft skill.
    const soft = line.reuseLevel === "transversal" && line.skillType === "skill/competence";
    yield { uuid, label, names: [...namesIn(line.altLabels), ...namesIn(line.hiddenLabels)], soft };
  }
}

export type BroaderRelation = { child: string; parent: string; group: string | null };

const idOf = (uri: string) => uuidAtEnd.exec(uri)?.[0].toLowerCase() ?? uri;

/** Yields the parent and child pairs of broaderRelationsSkillPillar_<language>.csv. */
export async function* readBroader(file: string): AsyncGenerator<BroaderRelation> {
  for await (const { conceptUri, broaderUri } of readCsv(file)) {
    if (conceptUri === undefined || broaderUri === undefined) throw new Error(`${file} has no broader relations`);
    yield { child: idOf(conceptUri), parent: idOf(broaderUri), group: groupOf(broaderUri) };
  }
}
