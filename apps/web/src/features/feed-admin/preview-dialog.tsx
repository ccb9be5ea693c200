import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@orbita/ui/base/text.tsx";
import { useState, type ComponentProps } from "react";
import { StatementView } from "~/features/decision/statement-view.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import styles from "./feed-admin.module.css";

type Props = {
  reasons: ComponentProps<typeof StatementView>["reasons"];
  /** The content no longer exists; its author is not notified. */
  gone: boolean;
  reports: number;
  onSend: () => Promise<void>;
  onClose: () => void;
};

/** Shows the statement exactly as its author will read it. Sending cannot be undone. */
export function PreviewDialog({ reasons, gone, reports, onSend, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function send(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await onSend();
    } catch (error) {
      setFailure(failureText(i18n, error));
      setBusy(false);
    }
  }
  return (
    <FormDialog
      width={680}
      onClose={onClose}
      title={gone ? t`It is gone: only who reported it is told` : t`This is what its author will read`}
      onSubmit={() => void send()}
      submitLabel={reasons.decision === "disabled" ? t`Hide it and tell them` : t`Keep it and tell them`}
      busy={busy}
      failure={failure}
    >
      {!gone && (
        <section aria-label={t`What its author will read`} className={styles.preview}>
          <StatementView reasons={reasons} level={3} />
        </section>
      )}
      <Text size="sm" tone="muted">
        {reports > 0 ? (
          <Trans>
            <Plural value={reports} one="Who reported it" other="The # people who reported it" /> will read the rule and
            the explanation.
          </Trans>
        ) : (
          <Trans>Nobody reported it: nobody else is told.</Trans>
        )}
      </Text>
    </FormDialog>
  );
}
