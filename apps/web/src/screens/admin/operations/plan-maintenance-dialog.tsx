import { Trans, useLingui } from "@lingui/react/macro";
import type { Maintenance } from "@orbita/contract";
import { actReason } from "@orbita/contract/back-office/routes";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { z } from "zod";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { ReasonField } from "~/shell/form/reason-field.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { fromField, toField } from "./rome-time.ts";
import { useChangeMaintenance } from "./use-change-maintenance.ts";
import styles from "./operations.module.css";

const plan = z
  .object({
    from: z.string().min(1),
    until: z.string().min(1),
    reason: actReason,
  })
  .refine(({ from, until }) => from < until, { path: ["until"], error: "date.endBeforeStart" });

/** Plans a maintenance window. Its times are entered in Rome time. */
export function PlanMaintenanceDialog({ maintenance, onClose }: { maintenance: Maintenance; onClose: () => void }) {
  const { t } = useLingui();
  const change = useChangeMaintenance(maintenance);
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: plan,
    defaultValues: { from: toField(maintenance.from), until: toField(maintenance.until), reason: "" },
    submit: async ({ from, until, reason }) => {
      await change({ from: fromField(from), until: fromField(until) }, reason);
      showToast({ message: t`Maintenance scheduled` });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t`Schedule maintenance`}
      submitLabel={t({ message: "Schedule", context: "maintenance" })}
      size="md"
      onClose={onClose}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
    >
      <p>
        <Trans>
          We’ll announce the maintenance to signed-in users from the day before. The platform will close and reopen
          automatically at these times (Italian time).
        </Trans>
      </p>
      <div className={styles.span}>
        <TextField id="from" type="datetime-local" label={t`From`} error={errorOf("from")} {...form.register("from")} />
        <TextField
          id="until"
          type="datetime-local"
          label={t`Until`}
          error={errorOf("until")}
          {...form.register("until")}
        />
      </div>
      <ReasonField error={errorOf("reason")} {...form.register("reason")} />
    </FormDialog>
  );
}
