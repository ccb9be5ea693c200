import { useLingui } from "@lingui/react/macro";
import type { OwnJobPost } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { jobPostQuery } from "./queries.ts";
import { postsKey } from "~/shell/api/query-keys.ts";

/** Opens the new copy of a duplicated post in the editor. */
export function useOpenCopy() {
  const { t } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (copy: OwnJobPost) => {
    queries.setQueryData(jobPostQuery(space.id, copy.id).queryKey, copy);
    void queries.invalidateQueries({ queryKey: [...postsKey(space.id), "list"] });
    void queries.invalidateQueries({ queryKey: [...postsKey(space.id), "count"] });
    showToast({ message: t`Draft copy created` });
    await navigate({ to: "/work/$space/job-posts/$id", params: { space: space.url, id: copy.id } });
  };
}
