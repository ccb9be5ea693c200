import { useLingui } from "@lingui/react/macro";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { useOpenCopy } from "./use-open-copy.ts";

/** Duplicates a post as a draft and opens the copy in the editor. */
export function useDuplicate() {
  const { i18n } = useLingui();
  const space = useActingSpace();
  return useMutation({
    mutationFn: (id: string) => answered(api().jobPosts.duplicate({ params: { id } }, { spaceId: space.id })),
    onSuccess: useOpenCopy(),
    onError: (error) => showToast({ message: failureText(i18n, error) }),
  });
}
