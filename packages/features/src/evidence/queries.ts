import type { Db } from "@orbita/db";
import type { Relations } from "./evidence-for.ts";

/** For the skills that a post asks for. */
export async function loadRelations(_db: Db, _skillIds: readonly string[]): Promise<Relations> {
  return { skills: new Map() };
}
