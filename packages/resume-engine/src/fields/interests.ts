import type { ExtractedValue } from "@orbita/contract";
import { foundText, type TextPiece } from "../segment/piece.ts";
import type { ResumeSection } from "../segment/segment.ts";
import { itemsIn } from "./lists.ts";

export function readInterests(sections: readonly ResumeSection[]): {
  interests: ExtractedValue<string>[];
  structure: TextPiece[];
} {
  const structure: TextPiece[] = [];
  const interests = sections.flatMap(({ body, sure }) => {
    const read = itemsIn(body, true);
    structure.push(...read.structure);
    return read.items.map((piece) => foundText(piece, 0.97 * sure));
  });
  return { interests, structure };
}
