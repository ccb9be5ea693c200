import { type ResumeCard, type TalentPage, type TalentSearchPayload } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { runSearch, type Projection } from "@orbita/platform";
import { hasRole, type ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { projected } from "../kernel/projected.ts";
import { domainsOf } from "../people/index.ts";
import { documentOf, type Kept } from "./document.ts";
import { answerable, emailsOf, findDocuments, resumeIds, resumeIdsOf, type Seeker } from "./queries.ts";
import { talentIndex } from "./talent-index.ts";

const unhidden = ({ spaceIds, domains }: Seeker) => ({
  bool: { must_not: [{ terms: { hiddenSpaces: [...spaceIds] } }, { terms: { hiddenDomains: [...domains] } }] },
});

async function seekerOf({ tx, actor }: ReadCtx, spaceId: string): Promise<Seeker> {
  const emails = await emailsOf(tx, spaceId);
  return {
    spaceIds: actor.memberships.map((membership) => membership.spaceId),
    domains: [...new Set(emails.flatMap(domainsOf))],
  };
}

/**
 * The index finds, the tables decide: who opted out, hid or changed what is shown a moment ago is not answered from a document
 * of before. It comes back with the next one.
 */
export async function searchResumes(ctx: ReadCtx, payload: TalentSearchPayload): Promise<TalentPage> {
  const spaceId = ctx.actor.spaceId ?? fail("access.denied");
  allow(hasRole(ctx.actor, spaceId, "recruiter"));
  const seeker = await seekerOf(ctx, spaceId);
  const projections = payload.projections.length > 0 ? [...payload.projections, "shownVersion"] : [];
  const page = await runSearch<Kept>(ctx.search, talentIndex, { ...payload, projections }, [unhidden(seeker)]);
  const ids = page.content.map(({ id }) => id);
  const now = ids.length > 0 ? await answerable(ctx.tx, ids, seeker) : new Map<string, number>();
  const content = page.content
    .filter(({ id, shownVersion }) => now.get(id) === shownVersion)
    .map(({ shownVersion: _version, ...card }): ResumeCard => card);
  const hits = content.map((card) => ({ ...card, region: null, matches: [], acquaintance: nobody }));
  return { ...page, content: projected(hits, payload.projections), criteria: [], forgiving: false };
}

const nobody = { openedAt: null, applied: null, shortlistIds: [], offer: null };

/** Newer than any document was: the row is gone, and its id never comes back. */
const pastAllVersions = Number.MAX_SAFE_INTEGER;

export async function projectResumes(db: Db, ids: readonly string[], now = new Date()): Promise<Projection[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await findDocuments(db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) return { index: talentIndex.name, id, version: pastAllVersions, source: null };
    const source = row.found ? documentOf(row, now) : null;
    return { index: talentIndex.name, id, version: row.document_version, source };
  });
}

/** Their name, their choices and whom they hide from stand in the document of their resume. */
export const projectResumesOf = async (db: Db, userIds: readonly string[]): Promise<Projection[]> =>
  projectResumes(db, await resumeIdsOf(db, userIds));

export const resumeSource = { definition: talentIndex, ids: resumeIds, project: projectResumes };
