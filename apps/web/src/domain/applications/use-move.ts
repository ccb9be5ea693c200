import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ApplicationMoves, MovesDone } from "@orbita/contract";
import { applicationLimits } from "@orbita/contract/applications/limits";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconArrowBackUp } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { applicationsKey } from "./queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { useStageNames } from "./use-stage-names.ts";

/** How long a move can be undone, in milliseconds. */
const undoable = applicationLimits.undoSeconds.move * 1_000;

/** Undoes moves of which the candidates are not notified yet. */
export function useUndo() {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (stepIds: string[]) =>
      answered(
        api().applications.undo({ body: { stepIds } }, { spaceId: space.id, idempotencyKey: crypto.randomUUID() }),
      ),
    onSuccess: ({ refused }) =>
      showToast(
        refused.length > 0
          ? { message: t`Too late to undo: it has been told.`, icon: IconAlertCircle }
          : { message: t`Undone. Nobody was told.`, icon: IconArrowBackUp },
      ),
    onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
    onSettled: () => queries.invalidateQueries({ queryKey: applicationsKey(space.id) }),
  });
}

type Options = { onRefused?: ((refused: MovesDone["refused"]) => void) | undefined };

/** Moves applications, confirms it in a toast and offers Undo. `onRefused` replaces the generic message for refused moves. */
export function useMove({ onRefused }: Options = {}) {
  const { t } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const { nameOf } = useStageNames();
  const undo = useUndo();

  function tell({ moved, refused, undoUntil, revealing }: MovesDone, to: ApplicationMoves["to"]): void {
    if (refused.length > 0 && onRefused) onRefused(refused);
    else if (refused.length > 0)
      showToast({
        message: t`${plural(refused.length, {
          one: "One was not moved: it changed meanwhile.",
          other: "# were not moved: they changed meanwhile.",
        })}`,
        icon: IconAlertCircle,
      });
    if (moved.length === 0) return;
    const stage = nameOf(to);
    const named = t`${plural(revealing, {
      one: "the name appears and the email leaves in 10 s",
      other: "the names appear and the emails leave in 10 s",
    })}`;
    const unnamed = to === "rejected" ? t`the mail leaves in 10 minutes` : t`the mail leaves in 10 s`;
    const when = revealing > 0 ? named : unnamed;
    const what = t`${plural(moved.length, {
      one: `Moved to ${stage}`,
      other: `# applications moved to ${stage}`,
    })}`;
    showToast({
      message: `${what} · ${when}`,
      lifetime: undoable,
      ...(undoUntil !== null && {
        action: { label: t`Undo`, run: () => undo.mutate(moved.map(({ stepId }) => stepId)) },
      }),
    });
  }

  return useMutation({
    mutationFn: (body: Pick<ApplicationMoves, "ids" | "to"> & Partial<ApplicationMoves>) =>
      answered(api().applications.move({ body }, { spaceId: space.id, idempotencyKey: crypto.randomUUID() })),
    onSuccess: (done, { to }) => tell(done, to),
    // After an error, does not wait for the refetch: the optimistic move is reverted at once, even if the server is unavailable.
    onSettled: (_, error) => {
      const asked = queries.invalidateQueries({ queryKey: applicationsKey(space.id) });
      return error ? undefined : asked;
    },
  });
}
