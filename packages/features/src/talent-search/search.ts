import { type ResumeCard, type TalentPage, type TalentSearchPayload } from "@orbita/contract";
import { runSearch } from "@orbita/platform";
import { hasRole, type ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { projected } from "../kernel/projected.ts";
import type { Kept } from "./document.ts";
import { namesOf } from "./name-queries.ts";
import { answerable, type Seeker } from "./queries.ts";
import { seekerOf } from "./seeker.ts";
import { talentIndex } from "./talent-index.ts";

const unhidden = ({ spaceIds, domains }: Seeker) => ({
  bool: { must_not: [{ terms: { hiddenSpaces: [...spaceIds] } }, { terms: { hiddenDomains: [...domains] } }] },
});

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
  const names = await namesOf(ctx.tx, ids);
  const content = page.content
    .filter(({ id, shownVersion }) => now.get(id) === shownVersion)
    .map(
      ({ shownVersion: _version, titles: _titles, certifications: _certifications, courses: _courses, ...card }) =>
        card,
    )
    .map((card): ResumeCard => ({ ...card, ...(names.get(card.id) ?? noName) }));
  const hits = content.map((card) => ({ ...card, region: null, matches: [], acquaintance: nobody }));
  return { ...page, content: projected(hits, payload.projections), criteria: [], forgiving: false };
}

const noName = { username: null, firstName: null, lastName: null };
const nobody = { openedAt: null, applied: null, shortlistIds: [], offer: null };
