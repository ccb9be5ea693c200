import type { Ctx } from "../kernel/ctx.ts";
import { jobPostChanged } from "./events.ts";

/** Emits a change event for each premium post of a Space, after the Space's sponsoring was paused or resumed. */
export async function announceSponsored({ tx, tell }: Pick<Ctx, "tx" | "tell">, spaceId: string): Promise<void> {
  const posts = await tx
    .selectFrom("job_posts")
    .select("id")
    .where("space_id", "=", spaceId)
    .where("status", "=", "published")
    .where("plan", "=", "premium")
    .execute();
  for (const { id } of posts) await tell(jobPostChanged, { id, seen: true });
}
