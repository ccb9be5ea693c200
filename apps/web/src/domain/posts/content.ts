import type { Post, PostDraft } from "@orbita/contract";
import { postLimits } from "@orbita/contract/posts/limits";
import { linksIn, namesIn, tagsIn } from "@orbita/contract/posts/tokens";

/** Content of a post, without uploads and previews that are still loading. */
export type ComposerContent = PostDraft;

export const isEmptyContent = ({ text, images, jobPostId }: ComposerContent): boolean =>
  text.trim() === "" && images.length === 0 && jobPostId === null;

export type ContentProblem = "empty" | "tooLong" | "mentions" | "tags";

/** The first reason why the API would refuse the post, or null. Checked before the post is sent. */
export function findProblem(content: ComposerContent): ContentProblem | null {
  if (isEmptyContent(content)) return "empty";
  if (content.text.length > postLimits.text.max) return "tooLong";
  if (namesIn(content.text).length > postLimits.mentions) return "mentions";
  if (tagsIn(content.text).length > postLimits.tags) return "tags";
  return null;
}

/**
 * Links whose preview the user removed.
 * A draft does not store them, so if a draft has no preview, all its links count as removed.
 */
export const listUnpreviewedLinks = ({
  text,
  previewId,
}: Pick<ComposerContent, "text" | "previewId">): readonly string[] => (previewId === null ? linksIn(text) : []);

export const contentOf = (post: Post): ComposerContent => ({
  text: post.text,
  images: post.images.map(({ id, alt }) => ({ id, alt })),
  jobPostId: post.job?.id ?? null,
  previewId: post.preview?.id ?? null,
  channelId: post.channel?.id ?? null,
});

export type AttachedJob = { id: string; title: string; place: string | null };
