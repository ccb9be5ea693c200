import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { saveFile } from "~/shell/api/save-file.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { toQuery, type DisclosureFilter } from "./disclosures-query.ts";

/** Downloads all pages of the filtered access log as CSV. */
export function LogCsvButton({ filter }: { filter: DisclosureFilter }) {
  const { i18n } = useLingui();
  const download = useMutation({
    mutationFn: async () => {
      const language = i18n.locale === "it" ? "it" : "en";
      const file = await answered(api().disclosures.csv({ query: { ...toQuery(filter), language } }));
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
