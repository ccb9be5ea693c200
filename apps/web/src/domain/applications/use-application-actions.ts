import { useLingui } from "@lingui/react/macro";
import type { ApplicationCard, BulkMoveResult } from "@orbita/contract";
import { statusesFrom } from "@orbita/contract/applications/states";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { needsMessage, type ApplicationStage } from "./next-stage.ts";
import { useMove } from "./use-move.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import type { MoveDestination, PendingMove } from "./shown-board.ts";
import { useWhoMoved } from "./use-who-moved.ts";

type ApplicationCards = readonly ApplicationCard[];

/** How long after the user's own move of an application its change events are not announced, because they report this move. */
const ownMs = 5_000;

/**
 * The actions on application cards, for every view that shows cards.
 * A move is shown optimistically and reverted if it fails. If a colleague moved the application first, the toast names the colleague.
 * Rejections and moves to Interview, Offer or Hired open a dialog first (`ActionDialogs`).
 */
export function useApplicationActions() {
  const { t, i18n } = useLingui();
  const [pending, setPending] = useState<readonly PendingMove[]>([]);
  const [rejecting, setRejecting] = useState<ApplicationCards | null>(null);
  const [confirming, setConfirming] = useState<{ cards: ApplicationCards; to: ApplicationStage } | null>(null);
  const ours = useRef(new Map<string, number>());
  const whoMoved = useWhoMoved();
  const move = useMove({ onRefused: (refused) => void tellRefused(refused) });
  const fail = (message: string) => showToast({ message, icon: IconAlertCircle });

  async function tellRefused(refused: BulkMoveResult["refused"]): Promise<void> {
    const [first, ...rest] = refused;
    const told = first && rest.length === 0 ? await whoMoved(first.id) : null;
    fail(
      told ??
        t`Some applications weren’t moved because they changed in the meantime. Review them on the board and try again.`,
    );
  }

  const claim = (ids: readonly string[]) => ids.forEach((id) => ours.current.set(id, Date.now()));

  async function send(cards: ApplicationCards, to: MoveDestination): Promise<void> {
    const ids = cards.map(({ id }) => id);
    if (ids.length === 0) return;
    const asked: PendingMove = { ids, to };
    claim(ids);
    setPending((now) => [...now, asked]);
    try {
      await move.mutateAsync({ ids, to });
    } catch (error) {
      fail(failureText(i18n, error));
    }
    setPending((now) => now.filter((one) => one !== asked));
  }

  return {
    pending,
    rejecting,
    confirming,
    move: (cards: ApplicationCards, to: MoveDestination): void => {
      const movable = cards.filter(({ status }) => statusesFrom(status, "member").includes(to));
      if (to === "rejected") setRejecting(cards);
      else if (!needsMessage(to)) void send(movable, to);
      else if (movable.length > 0) setConfirming({ cards: movable, to });
    },
    /** Marks applications as moved by this user, so that their change events are not announced as a colleague's. */
    claim,
    endConfirming: (): void => setConfirming(null),
    /** Closes the rejection dialog. `done` is the result of the rejection; undefined if the user cancelled it. */
    endRejecting: (done?: BulkMoveResult): void => {
      if (done) claim(done.moved.map(({ id }) => id));
      setRejecting(null);
    },
    isOurs: (id: string): boolean => Date.now() - (ours.current.get(id) ?? 0) < ownMs,
  };
}
export type ApplicationActions = ReturnType<typeof useApplicationActions>;
