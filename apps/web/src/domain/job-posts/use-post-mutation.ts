import { useLingui } from "@lingui/react/macro";
import type { ClosingMessage, ClosingOutcome, OwnJobPost, Plan, PublicationOptions } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import type { PostAction } from "./post-actions.ts";
import { jobPostQuery } from "./queries.ts";
import { postsKey } from "~/shell/api/query-keys.ts";

export type PostActionInput = { id: string } & (
  | { act: "publish"; body: PublicationOptions }
  | { act: "confirm"; body: { expiresOn?: string } }
  | { act: "plan"; body: { plan: Plan; dailyBudget?: number | undefined } }
  | { act: "unpublish"; body: { outcome: ClosingOutcome; answer?: ClosingMessage | undefined } }
  | { act: "suspend" | "draft" | "delete" }
);

/** Runs an action on a post, shows a toast, and reloads all queries about the Space's posts. */
export function usePostMutation(onDone?: (post: OwnJobPost, act: PostAction) => void) {
  const { t } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const done: Record<PostAction, string> = {
    publish: t`Job published`,
    confirm: t`Job confirmed as still open`,
    plan: t`Plan changed`,
    suspend: t`Job suspended. Its slot is free again.`,
    draft: t`Job moved back to draft`,
    unpublish: t`Job closed`,
    delete: t`Job deleted`,
  };
  return useMutation({
    mutationFn: (input: PostActionInput) => answered(send(input, space.id)),
    onSuccess: (post, { act, id }) => {
      if (act !== "delete") queries.setQueryData(jobPostQuery(space.id, id).queryKey, post);
      showToast({ message: done[act] });
      onDone?.(post, act);
    },
    // Reloads also after an error, because the data on the page may be outdated. A deleted post itself is not reloaded.
    onSettled: (_, error, { act, id }) =>
      queries.invalidateQueries({
        queryKey: postsKey(space.id),
        predicate: ({ queryKey }) => error !== null || act !== "delete" || queryKey[3] !== id,
      }),
  });
}

function send(input: PostActionInput, spaceId: string) {
  const { jobPosts } = api();
  const params = { id: input.id as never };
  switch (input.act) {
    case "publish":
      return jobPosts.publish({ params, body: input.body }, { spaceId });
    case "confirm":
      return jobPosts.confirm({ params, body: input.body }, { spaceId });
    case "plan":
      return jobPosts.changePlan({ params, body: input.body }, { spaceId });
    case "unpublish":
      return jobPosts.unpublish({ params, body: input.body }, { spaceId });
    case "suspend":
      return jobPosts.suspend({ params }, { spaceId });
    case "draft":
      return jobPosts.draft({ params }, { spaceId });
    case "delete":
      return jobPosts.remove({ params }, { spaceId });
  }
}
