import { Trans, useLingui } from "@lingui/react/macro";
import type { Download } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconCalendarDown } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { answered } from "~/shell/api/failure.ts";
import { saveFile } from "~/shell/api/save-file.ts";
import { failureText } from "~/shell/form/failure-text.ts";

/** Downloads the interview as a calendar file, the same that the email contains. */
export function CalendarButton({ ask }: { ask: () => Promise<Download | undefined> }) {
  const { i18n } = useLingui();
  const download = useMutation({
    mutationFn: async () => {
      const file = await answered(ask());
      saveFile(file.blob, file.filename);
    },
    onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
  });
  return (
    <Button size="sm" icon={IconCalendarDown} busy={download.isPending} onClick={() => download.mutate()}>
      <Trans>Add to calendar</Trans>
    </Button>
  );
}
