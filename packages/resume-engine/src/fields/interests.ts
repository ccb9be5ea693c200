import type { ExtractedValue } from "@orbita/contract";
import { foundText, type Piece } from "../segment/piece.ts";
import type { Section } from "../segment/segment.ts";
import { itemsIn } from "./lists.ts";

export function readInterests(sections: readonly Section[]): {
  interests: ExtractedValue<string>[];
  structure: Piece[];
} {
  const structure: Piece[] = [];
  const interests = sections.flatMap(({ body, sure }) => {
    const read = itemsIn(body, true);
    structure.push(...read.structure);
    return read.items.map((piece) => foundText(piece, 0.97 * sure));
  });
  return { interests, structure };
}
