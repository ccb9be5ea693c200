import { useLingui } from "@lingui/react/macro";
import type { OwnJobPost } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { postQuery, postsKey } from "./queries.ts";

/** Opens a new copy of a post in the editor. */
export function useOpenCopy() {
  const { t } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (copy: OwnJobPost) => {
    queries.setQueryData(postQuery(space.id, copy.id).queryKey, copy);
    void queries.invalidateQueries({ queryKey: [...postsKey(space.id), "list"] });
    void queries.invalidateQueries({ queryKey: [...postsKey(space.id), "count"] });
    showToast({ message: t`This is the copy, a draft` });
    await navigate({ to: "/work/$space/job-posts/$id", params: { space: space.url, id: copy.id } });
  };
}
