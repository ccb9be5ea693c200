import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { saveFile } from "~/shell/api/save-file.ts";
import { failureText } from "~/shell/form/failure-text.ts";

/** Downloads all applications of a job post as CSV. Blind applications stay blind in the file. */
export function ApplicationsCsvButton({ jobPostId }: { jobPostId: string }) {
  const { t, i18n } = useLingui();
  const download = useMutation({
    mutationFn: async () => {
      const language = i18n.locale === "it" ? "it" : "en";
      const file = await answered(api().applications.exportCsv({ params: { jobPostId }, query: { language } }));
      saveFile(file.blob, file.filename);
    },
    onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
  });
  return (
    <IconButton
      icon={IconDownload}
      label={t`Export as CSV`}
      aria-busy={download.isPending}
      onClick={() => download.mutate()}
    />
  );
}
