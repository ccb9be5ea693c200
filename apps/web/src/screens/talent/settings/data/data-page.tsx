import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { IconDownload } from "@tabler/icons-react";
import { accountLimits } from "@orbita/contract/accounts/limits";
import { useState } from "react";
import { isSilent } from "~/domain/passkeys/passkey-failure.ts";
import { useStepUp } from "~/domain/step-up/use-step-up.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import { SettingsPage } from "../settings-page.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { useDownload } from "./use-download.ts";

/** The settings page for data export and account deletion. */
export function DataPage() {
  const { t, i18n } = useLingui();
  const stepUp = useStepUp("exportData");
  const download = useDownload(stepUp);
  const [deleting, setDeleting] = useState(false);
  const days = accountLimits.deletionDays;
  return (
    <SettingsPage
      title={<Trans>Your data</Trans>}
      lead={<Trans>Your data belongs to you: you can download it or delete it here.</Trans>}
    >
      <Card aria-label={t`Download your data`}>
        <SettingRow
          title={<Trans>Download your data</Trans>}
          hint={
            <Trans>
              A JSON file with everything we keep about you: profile, settings, devices, activity, list of files, Spaces
              and messages to us.
            </Trans>
          }
          control={
            <Button size="sm" icon={IconDownload} busy={download.isPending} onClick={() => download.mutate()}>
              <Trans>Download</Trans>
            </Button>
          }
        />
        {download.error && !isSilent(download.error) && (
          <Card.Foot>
            <Note tone="danger" role="alert">
              {failureText(i18n, download.error)}
            </Note>
          </Card.Foot>
        )}
      </Card>
      <Card aria-label={t`Delete your account`}>
        <SettingRow
          title={<Trans>Delete your account</Trans>}
          hint={
            <Trans>
              Your profile will be hidden right away. You’ll have <Plural value={days} one="# day" other="# days" /> to
              come back, then your account will be permanently deleted.
            </Trans>
          }
          control={
            <Button variant="danger" size="sm" onClick={() => setDeleting(true)}>
              <Trans>Delete…</Trans>
            </Button>
          }
        />
      </Card>
      <DeleteAccountDialog opened={deleting} onClose={() => setDeleting(false)} download={download} />
      {stepUp.dialog}
    </SettingsPage>
  );
}
