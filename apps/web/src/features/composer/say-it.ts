import type { Post } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import type { Content } from "./content.ts";

type Way = { post: Post | undefined; spaceId: string | null };

/** Creates a post as the selected author, or edits one as its author. A retry is idempotent. */
export async function sayIt(content: Content, { post, spaceId }: Way): Promise<Post> {
  if (!post) {
    return spaceId
      ? answered(api().spacePosts.create({ body: content }, { spaceId }))
      : answered(api().posts.create({ body: content }));
  }
  const { channelId: _, ...said } = content;
  const change = { params: { id: post.id }, body: { ...said, version: post.version } };
  const { voice, id } = post.author;
  return voice === "space" && id
    ? answered(api().spacePosts.edit(change, { spaceId: id }))
    : voice === "house"
      ? answered(api().adminPosts.edit(change))
      : answered(api().posts.edit(change));
}
