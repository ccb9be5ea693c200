import { useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle } from "@tabler/icons-react";
import { failureText } from "~/shell/form/failure-text.ts";
import type { Stage } from "~/domain/applications/next-stage.ts";
import { useMove } from "~/domain/applications/use-move.ts";

/** Moves an application without a message or dialog; the move can be undone. */
export function useMoveNow({ id }: Pick<Application, "id">) {
  const { i18n } = useLingui();
  const move = useMove();
  return {
    busy: move.isPending,
    moveNow: (to: Stage) =>
      move.mutate(
        { ids: [id], to },
        { onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }) },
      ),
  };
}
