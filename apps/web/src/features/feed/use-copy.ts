import { useLingui } from "@lingui/react/macro";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconCheck } from "@tabler/icons-react";

/** Copies a text to the clipboard and shows the result as a toast. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useLingui();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ message: t`Link copied`, icon: IconCheck });
    } catch {
      showToast({ message: t`We could not copy the link.`, icon: IconAlertCircle });
    }
  };
}
