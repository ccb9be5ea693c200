import type { VocabularyType } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { failFields } from "../kernel/failure.ts";
import { lockSuccessor } from "./queries.ts";

/** A code that was merged away becomes the one that it went into; one of no list, or of another, is refused by its field. */
export async function knownCode(
  tx: Tx,
  { type, code, field }: { type: VocabularyType; code: string; field: string },
): Promise<string> {
  const found = await lockSuccessor(tx, type, code);
  return found ?? failFields("vocabulary.unknownCode", [{ path: field, code: "field.invalid", params: {} }]);
}
