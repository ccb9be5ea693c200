import { Trans, useLingui } from "@lingui/react/macro";
import type { Statement } from "@orbita/contract";
import type { EntityDescription, StatementOfReasons } from "@orbita/contract/back-office/entity";
import { Text } from "@orbita/ui/base/text.tsx";
import { useState, type ReactNode } from "react";
import { StatementView } from "~/domain/moderation/statement-view.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { StatementFields, useStatementForm, type StatementFormValues } from "./statement-fields.tsx";
import styles from "./back-office.module.css";

type Props = {
  entity: EntityDescription;
  title: string;
  /** The record's name as shown in the statement. For a bulk action, a placeholder in place of the names. */
  quoted: string;
  submitLabel: string;
  act: (reason: string, statement: StatementOfReasons | null) => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
};

/**
 * Disables one or several records.
 * For entity kinds that need a statement of reasons, it has a form and a preview of what the affected person will read.
 */
export function HideRecordDialog(props: Props) {
  const { entity, title, submitLabel, act, onClose, children } = props;
  if (entity.stated) return <Reasons {...props} />;
  return (
    <ReasonDialog
      title={title}
      submitLabel={submitLabel}
      variant="dangerFill"
      act={(reason) => act(reason, null)}
      onClose={onClose}
    >
      {children}
    </ReasonDialog>
  );
}

function Reasons({ entity, title, quoted, submitLabel, act, onClose, children }: Props) {
  const { t } = useLingui();
  const [ready, setReady] = useState<StatementFormValues | null>(null);
  const form = useStatementForm(async (values) => setReady(values));
  if (ready)
    return (
      <Preview
        {...{ entity, quoted, submitLabel, ready }}
        onBack={() => setReady(null)}
        onSend={async ({ reason, ...statement }) => {
          await act(reason, statement);
          onClose();
        }}
      />
    );
  return (
    <FormDialog
      width={600}
      size="md"
      title={title}
      submitLabel={t`Preview decision`}
      onSubmit={form.onSubmit}
      onClose={onClose}
      failure={form.failure}
    >
      {children}
      <StatementFields kind={entity.kind} form={form} />
    </FormDialog>
  );
}

type PreviewProps = Pick<Props, "entity" | "quoted" | "submitLabel"> & {
  ready: StatementFormValues;
  onBack: () => void;
  onSend: (values: StatementFormValues) => Promise<void>;
};

/** Shows the statement exactly as its recipient will read it. Sending cannot be undone. */
function Preview({ entity, quoted, submitLabel, ready, onBack, onSend }: PreviewProps) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function send(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await onSend(ready);
    } catch (error) {
      setFailure(failureText(i18n, error));
      setBusy(false);
    }
  }
  const { ground, rule, explanation } = ready;
  const kind = entity.kind as Statement["kind"];
  return (
    <FormDialog
      width={680}
      size="md"
      variant="dangerFill"
      title={t`This is what the person will read`}
      submitLabel={submitLabel}
      onSubmit={() => void send()}
      onClose={onBack}
      busy={busy}
      failure={failure}
    >
      <section aria-label={t`Statement preview`} className={styles.preview}>
        <StatementView
          level={3}
          reasons={{ kind, quoted, decision: "disabled", ground, rule, explanation, origin: "own" }}
        />
      </section>
      <Text size="sm" tone="muted">
        <Trans>
          We’ll email this statement and keep it on its own page, where the person will have six months to appeal.
        </Trans>
      </Text>
    </FormDialog>
  );
}
