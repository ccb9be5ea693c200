import { useLingui } from "@lingui/react/macro";
import type { NewBlock } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconVolumeOff } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { feedKey } from "~/shell/api/query-keys.ts";

/** Mutes an author and offers an undo. The author is not notified. */
export function useMute(): (muted: NewBlock, name: string) => void {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: feedKey });
  const failed = (error: unknown) => void showToast({ message: failureText(i18n, error), icon: IconAlertCircle });
  const undo = (id: string) => answered(api().blocks.remove({ params: { id } })).then(again, failed);
  return (body, name) =>
    void answered(api().blocks.add({ body })).then(({ id }) => {
      showToast({
        message: t`You’ve muted ${name} and won’t see their posts or comments`,
        icon: IconVolumeOff,
        action: { label: t`Undo`, run: () => void undo(id) },
      });
      return again();
    }, failed);
}
