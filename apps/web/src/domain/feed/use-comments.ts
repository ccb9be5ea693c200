import type { Comment, CommentOrReply } from "@orbita/contract";
import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";
import { throttleRefetch } from "~/shell/realtime/throttle-refetch.ts";
import { addComment, changeComment, type CommentPage } from "./comment-pages.ts";
import { feedKey } from "~/shell/api/query-keys.ts";
import { changePost, rereadPost } from "./post-cache.ts";

const soon = { afterMs: 150, spreadMs: 800 };
const handful = 30;
const commentsKey = (postId: string) => [...feedKey, "comments", postId] as const;

/** Comments of a post, oldest first, refetched when they change. */
export function useComments(postId: string) {
  const queries = useQueryClient();
  useEffect(() => {
    const look = throttleRefetch(() => {
      void queries.invalidateQueries({ queryKey: commentsKey(postId) });
      void rereadPost(queries, postId);
    }, soon);
    // The id in the change event `comment.changed` is the post's id, not the comment's.
    const stops = [onChangeEvent("comment.changed", ({ id }) => id === postId && look.schedule()), look.stop];
    return () => stops.forEach((stop) => stop());
  }, [queries, postId]);
  return useInfiniteQuery({
    queryKey: commentsKey(postId),
    queryFn: ({ pageParam }) => {
      const query = { size: handful, ...(pageParam && { cursor: pageParam }) };
      return answered(api().comments.list({ params: { id: postId }, query }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }: CommentPage) => cursor ?? undefined,
  });
}

type NewCommentOrReply = { text: string; parentId: string | null; spaceId: string | null };

/** Adds, edits and deletes comments. Shows the server's response at once, before the refetch. */
export function useCommentActions(postId: string) {
  const queries = useQueryClient();
  const queryKey = commentsKey(postId);
  const edit = (change: (pages: CommentPage[]) => CommentPage[]) =>
    queries.setQueryData<InfiniteData<CommentPage>>(queryKey, (data) => data && { ...data, pages: change(data.pages) });
  const put = (id: string, change: (said: CommentOrReply) => CommentOrReply) =>
    edit((pages) => changeComment(pages, id, change));
  const { comments } = api();
  return {
    add: useMutation({
      mutationFn: (body: NewCommentOrReply) =>
        answered(comments.create({ params: { id: postId }, body }, { idempotencyKey: crypto.randomUUID() })),
      onSuccess: (comment: Comment) => {
        edit((pages) => addComment(pages, comment));
        changePost(queries, postId, (post) => ({ ...post, comments: post.comments + 1 }));
      },
    }),
    change: useMutation({
      mutationFn: ({ said, text }: { said: CommentOrReply; text: string }) =>
        answered(
          comments.change({
            params: { id: postId, commentId: said.id },
            body: { text, version: said.version },
          }),
        ),
      onSuccess: ({ answers: _, ...comment }: Comment) => put(comment.id, (said) => ({ ...said, ...comment })),
    }),
    remove: useMutation({
      mutationFn: (said: CommentOrReply) => answered(comments.remove({ params: { id: postId, commentId: said.id } })),
      onSuccess: (_, said) => {
        put(said.id, (one) => ({ ...one, text: null, author: null }));
        changePost(queries, postId, (post) => ({ ...post, comments: Math.max(0, post.comments - 1) }));
        void queries.invalidateQueries({ queryKey });
      },
    }),
    put,
  };
}

export type CommentActions = ReturnType<typeof useCommentActions>;
