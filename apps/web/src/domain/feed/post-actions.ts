import type { Author, NewBlock, Post } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/** Deletes a post as its author: the user, a Space, or the operator. */
export const removePost = ({ id, author }: Post) => {
  const params = { params: { id } };
  if (author.voice === "space" && author.id) return answered(api().spacePosts.remove(params, { spaceId: author.id }));
  // The admin route requires a reason. For a post that the operator itself published, it is always the same.
  if (author.voice === "house") return answered(api().adminPosts.remove(params, { reason: "taken back" }));
  return answered(api().posts.remove(params));
};

/**
 * The request to mute an author; null for the operator, because the operator cannot be muted.
 * People can also be blocked, Spaces cannot.
 */
export const muteOf = ({ voice, id }: Author): NewBlock | null => {
  if (!id || voice === "house") return null;
  return voice === "space" ? { kind: "mute", spaceId: id } : { kind: "mute", personId: id };
};
export const blockOf = ({ voice, id }: Author): NewBlock | null =>
  id && voice === "person" ? { kind: "block", personId: id } : null;
export const followedOf = ({ voice, id }: Author) => (id && voice !== "house" ? ({ kind: voice, id } as const) : null);
