import type { Post } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import type { Content } from "./content.ts";

type Way = { post: Post | undefined; spaceId: string | null };

/** Says it in the voice that was chosen, or changes what was said in the voice that said it. A second try is the same act. */
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
