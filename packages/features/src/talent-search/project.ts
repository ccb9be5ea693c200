import type { Db } from "@orbita/db";
import type { Projection } from "@orbita/platform";
import { loadBooks } from "../lexicon/index.ts";
import { resumeDocument } from "./document.ts";
import { countFoundResumes, findResumeDocuments, resumeIds, resumeIdsOf } from "./document-queries.ts";
import { talentIndex } from "./talent-index.ts";

/**
 * The version with which a deleted resume is removed from the index. It exceeds the version of any document, which is safe
 * because ids are never reused.
 */
const pastAllVersions = Number.MAX_SAFE_INTEGER;

export async function projectResumes(db: Db, ids: readonly string[], now = new Date()): Promise<Projection[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await findResumeDocuments(db, ids)).map((row) => [row.id, row]));
  const books = await loadBooks(db);
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) return { index: talentIndex.name, id, version: pastAllVersions, source: null };
    const source = row.found ? resumeDocument(row, books, now) : null;
    return { index: talentIndex.name, id, version: row.document_version, source };
  });
}

/**
 * Search documents of the resumes of these users, because a document also contains data of the owner: name, settings and the
 * hidden-from list.
 */
export const projectResumesOf = async (db: Db, userIds: readonly string[]): Promise<Projection[]> =>
  projectResumes(db, await resumeIdsOf(db, userIds));

export const resumeSource = {
  definition: talentIndex,
  ids: resumeIds,
  project: projectResumes,
  count: countFoundResumes,
};
