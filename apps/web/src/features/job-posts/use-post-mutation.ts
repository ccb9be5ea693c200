import { useLingui } from "@lingui/react/macro";
import type { ClosingOutcome, OwnJobPost } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import type { PostAct } from "./post-acts.ts";
import { postQuery, postsKey } from "./queries.ts";

export type ActInput = { act: PostAct; id: string; outcome?: ClosingOutcome | undefined };

/** One act on one post: sent, told, and everything about the Space's posts asked again. */
export function usePostMutation(onDone?: (post: OwnJobPost, act: PostAct) => void) {
  const { t } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const done: Record<PostAct, string> = {
    publish: t`The job post is published`,
    suspend: t`The job post is suspended, its slot is free`,
    draft: t`The job post is a draft again`,
    unpublish: t`The job post is closed`,
    delete: t`The job post is deleted`,
  };
  return useMutation({
    mutationFn: ({ act, id, outcome }: ActInput) => answered(send({ act, id, outcome, spaceId: space.id })),
    onSuccess: (post, { act, id }) => {
      if (act !== "delete") queries.setQueryData(postQuery(space.id, id).queryKey, post);
      void queries.invalidateQueries({
        queryKey: postsKey(space.id),
        predicate: ({ queryKey }) => act !== "delete" || queryKey[3] !== id,
      });
      showToast({ message: done[act] });
      onDone?.(post, act);
    },
  });
}

function send({ act, id, outcome, spaceId }: ActInput & { spaceId: string }) {
  const { jobPosts } = api();
  const params = { id: id as never };
  if (act === "publish") return jobPosts.publish({ params, body: { plan: "free" } }, { spaceId });
  if (act === "suspend") return jobPosts.suspend({ params }, { spaceId });
  if (act === "draft") return jobPosts.draft({ params }, { spaceId });
  if (act === "unpublish")
    return jobPosts.unpublish({ params, body: { outcome: outcome ?? "cancelled" } }, { spaceId });
  return jobPosts.remove({ params }, { spaceId });
}
