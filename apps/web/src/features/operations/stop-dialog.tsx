import { Trans, useLingui } from "@lingui/react/macro";
import type { Run } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { useNow } from "~/shell/format/use-now.ts";
import { runName } from "./run-words.ts";
import { useLookAgain } from "./use-look-again.ts";

/** Stops a run after its current row. Processed rows stay; the next run skips them and continues. */
export function StopDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const lookAgain = useLookAgain();
  const name = runName(i18n, run, now);
  return (
    <ReasonDialog
      title={t`Stop: ${name}`}
      submitLabel={t`Stop after this one`}
      act={async (reason) => {
        await answered(api().runs.stop({ params: { id: run.id } }, { reason }));
        await lookAgain();
      }}
      onClose={onClose}
    >
      <p>
        <Trans>
          It ends after the row that it is at. What is done stays done; run again, it skips that and goes on with the
          rest.
        </Trans>
      </p>
    </ReasonDialog>
  );
}
