import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@orbita/ui/base/text.tsx";
import { useState, type ComponentProps } from "react";
import { StatementView } from "~/domain/moderation/statement-view.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import styles from "~/domain/back-office/feed-admin.module.css";

type Props = {
  reasons: ComponentProps<typeof StatementView>["reasons"];
  /** True if the content no longer exists; its author is then not notified. */
  gone: boolean;
  reports: number;
  onSend: () => Promise<void>;
  onClose: () => void;
};

/** Shows the statement exactly as the author of the content will read it. Sending cannot be undone. */
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
      title={
        gone
          ? t`The content was deleted, so we’ll only notify the people who reported it`
          : t`What the author will read`
      }
      onSubmit={() => void send()}
      submitLabel={reasons.decision === "disabled" ? t`Hide and notify` : t`Leave visible and notify`}
      busy={busy}
      failure={failure}
    >
      {!gone && (
        <section aria-label={t`What the author will read`} className={styles.preview}>
          <StatementView reasons={reasons} level={3} />
        </section>
      )}
      <Text size="sm" tone="muted">
        {reports > 0 ? (
          <Trans>
            <Plural
              value={reports}
              one="The person who reported the content"
              other="The # people who reported the content"
            />{" "}
            will see the rule and the explanation.
          </Trans>
        ) : (
          <Trans>No one reported this content, so we won’t notify anyone else.</Trans>
        )}
      </Text>
    </FormDialog>
  );
}
