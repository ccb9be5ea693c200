import { Trans, useLingui } from "@lingui/react/macro";
import type { Run } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { useNow } from "~/shell/format/use-now.ts";
import { runName } from "./run-labels.ts";
import { useRefetchRuns } from "./use-refetch-runs.ts";

/** Stops a run after its current row. Rows already processed stay as they are; the next run skips them and continues. */
export function StopDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const lookAgain = useRefetchRuns();
  const name = runName(i18n, run, now);
  return (
    <ReasonDialog
      title={t`Stop “${name}”?`}
      submitLabel={t`Stop after this row`}
      act={async (reason) => {
        await answered(api().runs.stop({ params: { id: run.id } }, { reason }));
        await lookAgain();
      }}
      onClose={onClose}
    >
      <p>
        <Trans>
          The run will stop after the current row. Work already done will be kept: if you start the run again, it will
          skip the rows already processed and process the rest.
        </Trans>
      </p>
    </ReasonDialog>
  );
}
