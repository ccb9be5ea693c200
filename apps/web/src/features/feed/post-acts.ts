import type { Author, NewBlock, Post } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/** Deletes as the author of the post: user, Space or operator. */
export const removePost = ({ id, author }: Post) => {
  const params = { params: { id } };
  if (author.voice === "space" && author.id) return answered(api().spacePosts.remove(params, { spaceId: author.id }));
  // An operator deletes a post of the installation itself: the reason is fixed.
  if (author.voice === "house") return answered(api().adminPosts.remove(params, { reason: "taken back" }));
  return answered(api().posts.remove(params));
};

/** Spaces can be muted, people also blocked, the operator neither. */
export const muteOf = ({ voice, id }: Author): NewBlock | null => {
  if (!id || voice === "house") return null;
  return voice === "space" ? { kind: "mute", spaceId: id } : { kind: "mute", personId: id };
};
export const blockOf = ({ voice, id }: Author): NewBlock | null =>
  id && voice === "person" ? { kind: "block", personId: id } : null;
export const followedOf = ({ voice, id }: Author) => (id && voice !== "house" ? ({ kind: voice, id } as const) : null);
