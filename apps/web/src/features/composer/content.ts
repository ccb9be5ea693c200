import type { Post, PostDraft } from "@orbita/contract";
import { postLimits } from "@orbita/contract/posts/limits";
import { linksIn, namesIn, tagsIn } from "@orbita/contract/posts/tokens";

/** What is written, without what is still on its way. */
export type Content = PostDraft;

export const isEmpty = ({ text, images, jobPostId }: Content): boolean =>
  text.trim() === "" && images.length === 0 && jobPostId === null;

export type Lack = "empty" | "tooLong" | "mentions" | "tags";

/** What the api would refuse, seen before it is asked. */
export function lackOf(content: Content): Lack | null {
  if (isEmpty(content)) return "empty";
  if (content.text.length > postLimits.text.max) return "tooLong";
  if (namesIn(content.text).length > postLimits.mentions) return "mentions";
  if (tagsIn(content.text).length > postLimits.tags) return "tags";
  return null;
}

/** The links whose card was taken away, as far as a draft tells: one without a card wanted none. */
export const undrawn = ({ text, previewId }: Pick<Content, "text" | "previewId">): readonly string[] =>
  previewId === null ? linksIn(text) : [];

export const contentOf = (post: Post): Content => ({
  text: post.text,
  images: post.images.map(({ id, alt }) => ({ id, alt })),
  jobPostId: post.job?.id ?? null,
  previewId: post.preview?.id ?? null,
  channelId: post.channel?.id ?? null,
});

export type AttachedJob = { id: string; title: string; place: string | null };
