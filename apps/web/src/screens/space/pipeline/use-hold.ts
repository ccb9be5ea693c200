import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ApplicationCard, OpenStatus } from "@orbita/contract";
import { useState, type KeyboardEvent } from "react";
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";
import type { StateNames } from "~/domain/applications/application-labels.tsx";
import { laneBeside, type StageLane } from "~/domain/applications/shown-board.ts";

export type MovingCard = { card: ApplicationCard; at: OpenStatus };

type KeyboardMoveOptions = {
  lanes: readonly StageLane[];
  names: StateNames;
  announce: (words: string) => void;
  onDrop: (card: ApplicationCard, to: OpenStatus) => void;
};

const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves cards by keyboard: Space picks a card up, arrows move it between lanes, Enter drops it, Escape cancels. */
export function useHold({ lanes, names, announce, onDrop }: KeyboardMoveOptions) {
  const { t } = useLingui();
  const { nameOf } = useCandidateName();
  const [held, setHeld] = useState<MovingCard | null>(null);

  function take(card: ApplicationCard): void {
    const [who, lane] = [nameOf(card), names.laneOf(card.status as OpenStatus)];
    setHeld({ card, at: card.status as OpenStatus });
    announce(t`${who} picked up from ${lane}. Use the arrow keys to move, Enter to drop, Escape to cancel.`);
  }

  function carry({ card, at }: MovingCard, step: 1 | -1): void {
    const next = laneBeside(lanes, at, document.dir === "rtl" ? (-step as 1 | -1) : step);
    const [lane, count] = [names.laneOf(next), lanes.find(({ status }) => status === next)?.total ?? 0];
    setHeld({ card, at: next });
    announce(t`${lane}, ${plural(count, { one: "# application", other: "# applications" })}`);
  }

  function drop({ card, at }: MovingCard): void {
    setHeld(null);
    const [who, lane] = [nameOf(card), names.laneOf(at)];
    if (at === card.status) return announce(t`${who} is back in the original stage`);
    announce(t`${who} dropped in ${lane}`);
    onDrop(card, at);
  }

  function cancel({ card }: MovingCard): void {
    const who = nameOf(card);
    setHeld(null);
    announce(t`${who} is back in the original stage`);
  }

  /** Handles a key for the card that is being moved. Returns whether it was handled. */
  function onKey(event: KeyboardEvent): boolean {
    if (!held) return false;
    const step = steps[event.key];
    if (step) carry(held, step);
    else if (event.key === "Enter" || event.key === " ") drop(held);
    else if (event.key === "Escape") cancel(held);
    else if (event.key === "Tab") {
      cancel(held);
      return false;
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return { held, take, onKey, leave: (id: string) => setHeld((now) => (now?.card.id === id ? null : now)) };
}
export type KeyboardMoveControl = ReturnType<typeof useHold>;
