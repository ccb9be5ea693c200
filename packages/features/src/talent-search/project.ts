import type { Db } from "@orbita/db";
import type { Projection } from "@orbita/platform";
import { loadBooks } from "./books.ts";
import { documentOf } from "./document.ts";
import { countFoundResumes, findDocuments, resumeIds, resumeIdsOf } from "./document-queries.ts";
import { talentIndex } from "./talent-index.ts";

/** Newer than any document was: the row is gone, and its id never comes back. */
const pastAllVersions = Number.MAX_SAFE_INTEGER;

export async function projectResumes(db: Db, ids: readonly string[], now = new Date()): Promise<Projection[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await findDocuments(db, ids)).map((row) => [row.id, row]));
  const books = await loadBooks(db);
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) return { index: talentIndex.name, id, version: pastAllVersions, source: null };
    const source = row.found ? documentOf(row, books, now) : null;
    return { index: talentIndex.name, id, version: row.document_version, source };
  });
}

/** Their name, their choices and whom they hide from stand in the document of their resume. */
export const projectResumesOf = async (db: Db, userIds: readonly string[]): Promise<Projection[]> =>
  projectResumes(db, await resumeIdsOf(db, userIds));

export const resumeSource = {
  definition: talentIndex,
  ids: resumeIds,
  project: projectResumes,
  count: countFoundResumes,
};
