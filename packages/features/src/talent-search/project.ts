import type { Db } from "@orbita/db";
import type { Projection } from "@orbita/platform";
import { loadBooks } from "./books.ts";
import { documentOf } from "./document.ts";
import { countFoundResumes, findDocuments, resumeIds, resumeIdsOf } from "./document-queries.ts";
import { talentIndex } from "./talent-index.ts";

/** Higher than the version of any document: the row is deleted and its id is never reused. */
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

/** The document of a resume also contains data of its owner: name, settings and the hidden-from list. */
export const projectResumesOf = async (db: Db, userIds: readonly string[]): Promise<Projection[]> =>
  projectResumes(db, await resumeIdsOf(db, userIds));

export const resumeSource = {
  definition: talentIndex,
  ids: resumeIds,
  project: projectResumes,
  count: countFoundResumes,
};
