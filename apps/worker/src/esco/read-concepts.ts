import { groupOf } from "./groups.ts";
import { readCsv } from "./read-csv.ts";

export type Concept = { uuid: string; label: string; names: string[]; soft: boolean };

/** A file says what it is by its first line: of the wrong kind it is refused, not read as empty. */
const wanted = ["conceptUri", "preferredLabel", "altLabels"] as const;
const uuidAtEnd = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const namesIn = (cell = "") =>
  cell
    .split("\n")
    .map((name) => name.trim())
    .filter(Boolean);

/** What is released, of skills_<language>.csv; groups and what ESCO took back are left out. */
export async function* readConcepts(file: string): AsyncGenerator<Concept> {
  for await (const line of readCsv(file)) {
    if (wanted.some((name) => line[name] === undefined)) throw new Error(`${file} is no skills file of ESCO's`);
    const uuid = uuidAtEnd.exec(line.conceptUri ?? "")?.[0].toLowerCase();
    const label = line.preferredLabel?.trim();
    if (!uuid || !label || (line.status || "released") !== "released") continue;
    if ((line.conceptType || "KnowledgeSkillCompetence") !== "KnowledgeSkillCompetence") continue;
    // What goes with every work and is no knowledge is what people call a soft skill.
    const soft = line.reuseLevel === "transversal" && line.skillType === "skill/competence";
    yield { uuid, label, names: [...namesIn(line.altLabels), ...namesIn(line.hiddenLabels)], soft };
  }
}

export type Broader = { child: string; parent: string; group: string | null };

const idOf = (uri: string) => uuidAtEnd.exec(uri)?.[0].toLowerCase() ?? uri;

/** Of broaderRelationsSkillPillar_<language>.csv: what stands below what. */
export async function* readBroader(file: string): AsyncGenerator<Broader> {
  for await (const { conceptUri, broaderUri } of readCsv(file)) {
    if (conceptUri === undefined || broaderUri === undefined) throw new Error(`${file} has no broader relations`);
    yield { child: idOf(conceptUri), parent: idOf(broaderUri), group: groupOf(broaderUri) };
  }
}
