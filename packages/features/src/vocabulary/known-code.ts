import type { VocabularyType } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { failFields } from "../kernel/failure.ts";
import { lockSuccessor } from "./queries.ts";

/** Replaces a merged code by its successor; reports an unknown code, or one of another list, as a field error. */
export async function knownCode(
  tx: Tx,
  { type, code, field }: { type: VocabularyType; code: string; field: string },
): Promise<string> {
  const found = await lockSuccessor(tx, type, code);
  return found ?? failFields("vocabulary.unknownCode", [{ path: field, code: "field.invalid", params: {} }]);
}
