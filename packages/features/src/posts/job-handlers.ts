import { guest } from "../kernel/ctx.ts";
import { findSubscribers, viewerOf } from "../kernel/visibility.ts";
import { handleJob, type JobHandler, type WorkCtx } from "../kernel/work.ts";
import { notify } from "../notifications/index.ts";
import { notifyChannelJob } from "./jobs.ts";
import { findShownPost } from "./shown.ts";
import { presentVoice } from "./voices.ts";

const batch = 200;

const findListening = (db: WorkCtx["db"], channelId: string, after: string | null) =>
  db
    .selectFrom("channel_members")
    .select("user_id")
    .where("channel_id", "=", channelId)
    .where("state", "=", "member")
    .where("notices", "=", "all")
    .$if(after !== null, (query) => query.where("user_id", ">", after!))
    .orderBy("user_id")
    .limit(batch)
    .execute();

/**
 * Notifies the members of a channel of a post, unless it was hidden or deleted since. Members who were already notified of a
 * mention are not notified twice.
 */
async function run(ctx: WorkCtx, { id, by }: { id: string; by: string }): Promise<void> {
  const post = await findShownPost(ctx.db, viewerOf(guest, { asAdmin: true }), ctx.now, id);
  if (!post?.channel || !post.enabled) return;
  const { channel } = post;
  for (let after: string | null = null; ;) {
    const members: { user_id: string }[] = await findListening(ctx.db, channel.id, after);
    if (members.length === 0) return;
    const others = members.map(({ user_id }) => user_id).filter((userId) => userId !== by);
    await ctx.write("said in a channel", async (inner) => {
      const spoken = await inner.tx
        .selectFrom("notifications")
        .select("user_id")
        .where("post_id", "=", id)
        .where("kind", "=", "feed.mentioned")
        .where("comment_id", "is", null)
        .execute();
      const told = new Set(spoken.map(({ user_id }) => user_id));
      await notify(inner, {
        kind: "channel.posted",
        userIds: (await findSubscribers(inner.tx, { postId: id }, others)).filter((userId) => !told.has(userId)),
        key: `channel.posted:${id}`,
        postId: id,
        channelId: channel.id,
        spaceId: post.space_id,
        fromId: post.voice === "person" ? post.author_id : null,
        data: { who: presentVoice(post).name, channel: channel.url },
      });
    });
    after = members.at(-1)!.user_id;
  }
}

export const postJobHandlers: readonly JobHandler[] = [handleJob(notifyChannelJob, run)];
