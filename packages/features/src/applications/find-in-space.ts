import type { FoundInSpace } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { cards, hasWords, type CardRow } from "./card-queries.ts";
import { findPostsByTitle } from "./find-queries.ts";
import { presentCard } from "./present.ts";

const shown = 8;

/** For the Ctrl K search: posts by title, and applications by word or code; by name only where it may be known. */
export async function findInSpace({ tx, actor }: ReadCtx, { text }: { text: string }): Promise<FoundInSpace> {
  const spaceId = actor.spaceId ?? fail("access.denied");
  const jobPosts = await findPostsByTitle(tx, { spaceId, text, limit: shown });
  const rows = (await cards(tx)
    .where("applications.space_id", "=", spaceId)
    .where(hasWords(text))
    .orderBy("applications.sent_at", "desc")
    .limit(shown)
    .execute()) as unknown as CardRow[];
  return {
    jobPosts: jobPosts.map(({ id, title, status }) => ({ id, title, jobPostStatus: status })),
    applications: rows.map(presentCard).map(({ id, jobPostId, jobPostTitle, code, name, status }) => ({
      id,
      jobPostId,
      jobPostTitle,
      code,
      name,
      status,
    })),
  };
}
