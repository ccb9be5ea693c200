import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { BulkMoveRequest, BulkMoveResult } from "@orbita/contract";
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

/** Lifetime of the toast with Undo, in ms: the undo window of a move. A rejection can be undone for longer (`UndoNote`). */
const undoable = applicationLimits.undoSeconds.move * 1_000;

/** Undoes moves. Possible only while the candidates have not been notified. */
export function useUndoMove() {
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
          ? { message: t`Too late to undo: the email has already been sent.`, icon: IconAlertCircle }
          : { message: t`Move undone. No one was notified.`, icon: IconArrowBackUp },
      ),
    onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
    onSettled: () => queries.invalidateQueries({ queryKey: applicationsKey(space.id) }),
  });
}

type UseMoveOptions = { onRefused?: ((refused: BulkMoveResult["refused"]) => void) | undefined };

/**
 * Moves applications, confirms the move in a toast and offers Undo. `onRefused` replaces the generic message for refused moves.
 */
export function useMove({ onRefused }: UseMoveOptions = {}) {
  const { t } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const { nameOf } = useStageNames();
  const undo = useUndoMove();

  function movedText(to: BulkMoveRequest["to"], count: number, revealing: number): string {
    const stage = nameOf(to);
    if (to === "rejected")
      return t`${plural(count, { one: "Application rejected. The email will go out in 10 minutes.", other: "# applications rejected. The emails will go out in 10 minutes." })}`;
    if (revealing > 0)
      return t`${plural(count, { one: `Application moved to “${stage}”.`, other: `# applications moved to “${stage}”.` })} ${plural(revealing, { one: "The name will appear and the email will go out in 10 seconds.", other: "The names will appear and the emails will go out in 10 seconds." })}`;
    return t`${plural(count, { one: `Application moved to “${stage}”. The email will go out in 10 seconds.`, other: `# applications moved to “${stage}”. The emails will go out in 10 seconds.` })}`;
  }

  function tell({ moved, refused, undoUntil, revealing }: BulkMoveResult, to: BulkMoveRequest["to"]): void {
    if (refused.length > 0 && onRefused) onRefused(refused);
    else if (refused.length > 0)
      showToast({
        message: t`${plural(refused.length, { one: "# application wasn’t moved because it changed in the meantime. Review it and try again.", other: "# applications weren’t moved because they changed in the meantime. Review them and try again." })}`,
        icon: IconAlertCircle,
      });
    if (moved.length === 0) return;
    showToast({
      message: movedText(to, moved.length, revealing),
      lifetime: undoable,
      ...(undoUntil !== null && {
        action: { label: t`Undo`, run: () => undo.mutate(moved.map(({ stepId }) => stepId)) },
      }),
    });
  }

  return useMutation({
    mutationFn: (body: Pick<BulkMoveRequest, "ids" | "to"> & Partial<BulkMoveRequest>) =>
      answered(api().applications.move({ body }, { spaceId: space.id, idempotencyKey: crypto.randomUUID() })),
    onSuccess: (done, { to }) => tell(done, to),
    // A failed move does not wait for the refetch, so that it is reverted at once, even if the server is unavailable.
    onSettled: (_, error) => {
      const asked = queries.invalidateQueries({ queryKey: applicationsKey(space.id) });
      return error ? undefined : asked;
    },
  });
}
