import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { saveFile } from "~/shell/api/save-file.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";

/** Downloads a shortlist as CSV. People whose data are hidden on the page are hidden in the file too. */
export function ShortlistCsvButton({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { id: spaceId } = useActingSpace();
  const download = useMutation({
    mutationFn: async () => {
      const language = i18n.locale === "it" ? "it" : "en";
      const file = await answered(api().shortlists.csv({ params: { id }, query: { language } }, { spaceId }));
      saveFile(file.blob, file.filename);
    },
    onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
  });
  return (
    <Button icon={IconDownload} busy={download.isPending} onClick={() => download.mutate()}>
      <Trans>Export as CSV</Trans>
    </Button>
  );
}
