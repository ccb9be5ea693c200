/** To where one says something to a post, if it is there. */
export const focusComment = (postId: string): void =>
  document.querySelector<HTMLTextAreaElement>(`[data-comment-on="${CSS.escape(postId)}"] textarea`)?.focus();
