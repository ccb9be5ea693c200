import type { SpaceSearchResults, ApplicationCard, Page, SearchPayload } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { projected } from "../kernel/projected.ts";
import { cards, hasWords, type ApplicationCardRow, searchCards } from "./card-queries.ts";
import { findPostsByTitle } from "./overview-queries.ts";
import { presentApplicationCard } from "./present.ts";

/** Searches the applications that the caller's Space received. */
export async function searchApplications(
  { tx, actor, now }: ReadCtx,
  payload: SearchPayload,
): Promise<Page<ApplicationCard>> {
  const spaceId = actor.spaceId ?? fail("access.denied");
  const { content, ...page } = await searchCards(tx, { spaceId, now }, payload);
  return { ...page, content: projected(content.map(presentApplicationCard), payload.projections) };
}

const shown = 8;

/** The search of the Ctrl K dialog: posts by title, and applications by word or code. Applications are found by name only if members may know it. */
export async function findInSpace({ tx, actor }: ReadCtx, { text }: { text: string }): Promise<SpaceSearchResults> {
  const spaceId = actor.spaceId ?? fail("access.denied");
  const jobPosts = await findPostsByTitle(tx, { spaceId, text, limit: shown });
  const rows = (await cards(tx)
    .where("applications.space_id", "=", spaceId)
    .where(hasWords(text))
    .orderBy("applications.sent_at", "desc")
    .limit(shown)
    .execute()) as unknown as ApplicationCardRow[];
  return {
    jobPosts: jobPosts.map(({ id, title, status }) => ({ id, title, jobPostStatus: status })),
    applications: rows.map(presentApplicationCard).map(({ id, jobPostId, jobPostTitle, code, name, status }) => ({
      id,
      jobPostId,
      jobPostTitle,
      code,
      name,
      status,
    })),
  };
}
