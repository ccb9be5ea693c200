import { useLingui } from "@lingui/react/macro";
import type { ClosingAnswer, ClosingOutcome, OwnJobPost, Plan, Publication } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import type { PostAct } from "./post-acts.ts";
import { postQuery, postsKey } from "./queries.ts";

export type ActInput = { id: string } & (
  | { act: "publish"; body: Publication }
  | { act: "confirm"; body: { expiresOn?: string } }
  | { act: "plan"; body: { plan: Plan; dailyBudget?: number | undefined } }
  | { act: "unpublish"; body: { outcome: ClosingOutcome; answer?: ClosingAnswer | undefined } }
  | { act: "suspend" | "draft" | "delete" }
);

/** Runs an action on a post, shows a toast, and reloads all queries about the Space's posts. */
export function usePostMutation(onDone?: (post: OwnJobPost, act: PostAct) => void) {
  const { t } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const done: Record<PostAct, string> = {
    publish: t`The job post is published`,
    confirm: t`The job post stays open`,
    plan: t`The plan is changed`,
    suspend: t`The job post is suspended, its slot is free`,
    draft: t`The job post is a draft again`,
    unpublish: t`The job post is closed`,
    delete: t`The job post is deleted`,
  };
  return useMutation({
    mutationFn: (input: ActInput) => answered(send(input, space.id)),
    onSuccess: (post, { act, id }) => {
      if (act !== "delete") queries.setQueryData(postQuery(space.id, id).queryKey, post);
      showToast({ message: done[act] });
      onDone?.(post, act);
    },
    // Also after an error, because the shown data may be outdated. A deleted post itself is not reloaded.
    onSettled: (_, error, { act, id }) =>
      queries.invalidateQueries({
        queryKey: postsKey(space.id),
        predicate: ({ queryKey }) => error !== null || act !== "delete" || queryKey[3] !== id,
      }),
  });
}

function send(input: ActInput, spaceId: string) {
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
