import type { EvidenceLine } from "@orbita/contract";
import { quote } from "./cv-lines.ts";
import type { CvReading, DocumentedSkill } from "./cv-reading.ts";
import type { ProposedPosition } from "./propose-positions.ts";
import type { MadeSuggestion, SuggestionWording } from "./suggest.ts";

type MissingSkill = DocumentedSkill & { readonly line: EvidenceLine };

const most = 6;

/**
 * The skills that the list of a CV lacks although a line proves them. First those that the CV's own and proposed occupations ask for, then
 * others that a line names. A skill that a line only implies, by a narrower one, is proposed if an occupation asks for it.
 */
export function chooseSkills(cv: CvReading, positions: readonly ProposedPosition[], asked: ReadonlySet<string>) {
  const proposed = new Set(positions.flatMap(({ covered }) => covered.map(({ requirement: { id } }) => id)));
  const isAsked = ({ id }: DocumentedSkill) => asked.has(id) || proposed.has(id);
  const missing = cv.skills.filter((skill): skill is MissingSkill => skill.listed === null && skill.line !== null);
  const rank = (skill: DocumentedSkill) => (isAsked(skill) ? 0 : 2) + (skill.by === null ? 0 : 1);
  return missing
    .filter((skill) => skill.by === null || isAsked(skill))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, most);
}

export const proposeSkill = (
  { label, line, by, id }: MissingSkill,
  codes: ReadonlyMap<string, string>,
  [texts, language]: SuggestionWording,
): MadeSuggestion[] => {
  const code = codes.get(id);
  if (code === undefined) return [];
  const quoted = quote(line.text);
  const motivation = by ? texts.skillImplied({ quote: quoted, skill: by[language] }) : texts.skillInLine(quoted);
  return [{ text: label[language], motivation, line: quoted, code }];
};
