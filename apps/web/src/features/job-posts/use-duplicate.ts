import { useLingui } from "@lingui/react/macro";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { postQuery, postsKey } from "./queries.ts";

/** The same post again as a draft, opened where it is written. */
export function useDuplicate() {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (id: string) => answered(api().jobPosts.duplicate({ params: { id } }, { spaceId: space.id })),
    onSuccess: async (copy) => {
      queries.setQueryData(postQuery(space.id, copy.id).queryKey, copy);
      void queries.invalidateQueries({ queryKey: [...postsKey(space.id), "list"] });
      void queries.invalidateQueries({ queryKey: [...postsKey(space.id), "count"] });
      showToast({ message: t`This is the copy, a draft` });
      await navigate({ to: "/work/$space/job-posts/$id", params: { space: space.url, id: copy.id } });
    },
    onError: (error) => showToast({ message: failureText(i18n, error) }),
  });
}
