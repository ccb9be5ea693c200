import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { DeadLetter } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { queueLabel } from "./queue-labels.ts";
import { describeProblem } from "./run-labels.ts";
import { operationsKey } from "~/domain/operations/queries.ts";

export type LetterAction =
  | { kind: "rerun" | "discard"; letter: DeadLetter }
  | { kind: "rerunAll"; queues: readonly string[]; count: number };

/** Asks for a reason, retries or discards dead letters, and reports the result in a toast. */
export function DeadLetterDialog({ act, onClose }: { act: LetterAction; onClose: () => void }) {
  const { t, i18n } = useLingui();
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
            t`${plural(sent, { one: "# message returned to its queue", other: "# messages returned to their queues" })}`,
          );
        }}
      >
        <p>
          <Trans>
            Each message will return to its queue, with all its attempts available again. If the cause hasn’t been
            fixed, it will come back here.
          </Trans>
        </p>
      </ReasonDialog>
    );
  }
  const { queue, id, error } = act.letter;
  const params = { queue, id };
  const name = i18n._(queueLabel(queue));
  const problem = describeProblem(i18n, error);
  if (act.kind === "rerun")
    return (
      <ReasonDialog
        title={t`Try the message from “${name}” again?`}
        submitLabel={t`Try again`}
        onClose={onClose}
        act={async (reason) => {
          await answered(api().operations.rerun({ params }, { reason }));
          await done(t`Message returned to its queue`);
        }}
      >
        <p>
          <Trans>
            The message stopped with this error: {problem}. It will return to its queue, with all its attempts available
            again.
          </Trans>
        </p>
      </ReasonDialog>
    );
  return (
    <ReasonDialog
      title={t`Discard the message from “${name}”?`}
      submitLabel={t`Discard message`}
      variant="dangerFill"
      onClose={onClose}
      act={async (reason) => {
        await answered(api().operations.discard({ params }, { reason }));
        await done(t`Message discarded`);
      }}
    >
      <p>
        <Trans>
          The message stopped with this error: {problem}. Its task won’t be carried out, and you can’t undo this.
        </Trans>
      </p>
    </ReasonDialog>
  );
}
