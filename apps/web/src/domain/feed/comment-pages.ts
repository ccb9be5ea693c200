import type { Comment, CommentOrReply } from "@orbita/contract";

export type CommentPage = { content: Comment[]; cursor: string | null; total: number };

/** Adds a new comment to the loaded pages. An answer goes below its parent, a comment to the end if the last page is loaded. */
export function addComment(pages: readonly CommentPage[], comment: Comment): CommentPage[] {
  const known = pages.some(({ content }) =>
    content.some(({ id, answers }) => id === comment.id || answers.some((answer) => answer.id === comment.id)),
  );
  if (known) return [...pages];
  if (comment.parentId !== null) {
    const { answers: _, ...answer } = comment;
    return pages.map((page) => ({
      ...page,
      content: page.content.map((one) =>
        one.id === comment.parentId ? { ...one, answers: [...one.answers, answer] } : one,
      ),
    }));
  }
  return pages.map((page, at) =>
    at === pages.length - 1 && page.cursor === null ? { ...page, content: [...page.content, comment] } : page,
  );
}

export const changeComment = (
  pages: readonly CommentPage[],
  id: string,
  change: (said: CommentOrReply) => CommentOrReply,
): CommentPage[] =>
  pages.map((page) => ({
    ...page,
    content: page.content.map((comment) => ({
      ...(comment.id === id ? { ...comment, ...change(comment) } : comment),
      answers: comment.answers.map((answer) => (answer.id === id ? change(answer) : answer)),
    })),
  }));
