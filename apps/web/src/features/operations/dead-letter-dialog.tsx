import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { DeadLetter } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { operationsKey } from "~/domain/operations/queries.ts";

export type LetterAct =
  | { kind: "rerun" | "discard"; letter: DeadLetter }
  | { kind: "rerunAll"; queues: readonly string[]; count: number };

/** Asks for a reason, retries or discards dead letters, and reports the result in a toast. */
export function DeadLetterDialog({ act, onClose }: { act: LetterAct; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const done = async (message: string) => {
    showToast({ message });
    await queries.invalidateQueries({ queryKey: operationsKey });
  };
  if (act.kind === "rerunAll") {
    const { count, queues } = act;
    return (
      <ReasonDialog
        title={t`${plural(count, { one: "Try # message again", other: "Try # messages again" })}`}
        submitLabel={t`Try all again`}
        onClose={onClose}
        act={async (reason) => {
          let sent = 0;
          for (const queue of queues)
            sent += (await answered(api().operations.rerunAll({ params: { queue } }, { reason }))).count;
          await done(
            t`${plural(sent, { one: "# message is back in its queue", other: "# messages are back in their queues" })}`,
          );
        }}
      >
        <p>
          <Trans>
            Each goes back into its queue with all its tries before it. If the cause is still there, it comes back here.
          </Trans>
        </p>
      </ReasonDialog>
    );
  }
  const { queue, id, error } = act.letter;
  const params = { queue, id };
  if (act.kind === "rerun")
    return (
      <ReasonDialog
        title={t`Try again: ${queue}`}
        submitLabel={t`Try again`}
        onClose={onClose}
        act={async (reason) => {
          await answered(api().operations.rerun({ params }, { reason }));
          await done(t`The message is back in its queue`);
        }}
      >
        <p>
          <Trans>It stopped with: {error}. It goes back into its queue with all its tries before it.</Trans>
        </p>
      </ReasonDialog>
    );
  return (
    <ReasonDialog
      title={t`Discard: ${queue}`}
      submitLabel={t`Discard the message`}
      variant="dangerFill"
      onClose={onClose}
      act={async (reason) => {
        await answered(api().operations.discard({ params }, { reason }));
        await done(t`The message was given up`);
      }}
    >
      <p>
        <Trans>It stopped with: {error}. What it was to do will not be done, and it cannot be taken back.</Trans>
      </p>
    </ReasonDialog>
  );
}
