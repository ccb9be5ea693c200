/** Focuses the comment field of the post, if it is mounted. */
export const focusComment = (postId: string): void =>
  document.querySelector<HTMLTextAreaElement>(`[data-comment-on="${CSS.escape(postId)}"] textarea`)?.focus();
