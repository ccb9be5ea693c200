import { useLingui } from "@lingui/react/macro";
import type { Download } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { answered } from "../api/failure.ts";
import { saveFile } from "../api/save-file.ts";
import { failureText } from "./failure-text.ts";

/** Downloads a document and saves it as a file; shows a toast on failure. */
export function useSave<T>(ask: (which: T) => Promise<Download | undefined>) {
  const { i18n } = useLingui();
  return useMutation({
    mutationFn: async (which: T) => {
      const { blob, filename } = await answered(ask(which));
      saveFile(blob, filename);
    },
    onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
  });
}
