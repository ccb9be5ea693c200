import type { ParsedResume } from "@orbita/contract";
import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import type { SectionKind } from "../lexicon/headings.ts";
import { skillMeant, skillOf } from "../lexicon/knowledge.ts";
import { softStems } from "../lexicon/words.ts";
import { itemsOf } from "../segment/evidence.ts";
import type { Paragraph } from "../segment/paragraphs.ts";
import { foundText, type TextPiece } from "../segment/piece.ts";
import type { ResumeSection } from "../segment/segment.ts";
import { itemsIn, skillsNamedIn } from "./lists.ts";

type ParsedSkill = ParsedResume["technicalSkills"][number];
export type ParsedSkills = { technical: ParsedSkill[]; soft: ParsedSkill[]; structure: TextPiece[] };

const skillFrom = (piece: TextPiece, sure: number): ParsedSkill => {
  const known = skillMeant(piece.text);
  return { ...foundText(piece, sure * (known ? 0.98 : 0.93)), code: known?.code ?? null, level: null };
};

/**
 * Whether a skill is soft. In a section with both kinds it counts as technical, unless the taxonomy (for unknown skills, its words)
 * calls it soft and the resume has no separate section for soft skills.
 */
function isSoft(kind: SectionKind, piece: TextPiece, apart: boolean): boolean {
  if (kind === "softSkills") return true;
  const known = skillOf(piece.text);
  return kind === "skills" && !apart && (known ? known.soft : softStems.test(fold(piece.text)));
}

/**
 * Whether a line in a skills section describes work done, such as "• Managed the bookings of two hotels". It is then not the name
 * of a skill.
 */
const isDone = ({ opinion, bullet, text }: Paragraph): boolean =>
  bullet && opinion?.label === "skills" && foldedWordsOf(text).length >= 4 && itemsOf(text).length < 3;
/** Whether a short line is a heading above lines that describe work done. */
const headsDone = (body: readonly Paragraph[], i: number): boolean =>
  !body[i]!.bullet && foldedWordsOf(body[i]!.text).length <= 5 && body[i + 1] !== undefined && isDone(body[i + 1]!);

export function readSkills(sections: readonly ResumeSection[]): ParsedSkills {
  const result: ParsedSkills = { technical: [], soft: [], structure: [] };
  const apart = sections.some(({ kind, body }) => kind === "softSkills" && body.length > 0);
  const seen = new Set<string>();
  for (const { kind, body, sure } of sections) {
    const done = body.filter(isDone);
    const { items, structure, sentences } = itemsIn(
      body.filter((one, i) => !done.includes(one) && !headsDone(body, i)),
    );
    result.structure.push(...structure);
    const named = [...done.map(({ piece }) => piece), ...sentences].flatMap((sentence) => skillsNamedIn(sentence));
    for (const piece of [...items, ...named]) {
      const key = fold(piece.text);
      if (key === "" || seen.has(key)) continue;
      seen.add(key);
      (isSoft(kind, piece, apart) ? result.soft : result.technical).push(skillFrom(piece, sure));
    }
  }
  return result;
}
