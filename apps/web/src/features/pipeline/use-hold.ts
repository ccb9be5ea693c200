import { useLingui } from "@lingui/react/macro";
import type { ApplicationCard, OpenStatus } from "@orbita/contract";
import { useState, type KeyboardEvent } from "react";
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";
import type { Names } from "./application-words.tsx";
import { laneBeside, type Lane } from "./shown-board.ts";

export type PickedUpCard = { card: ApplicationCard; at: OpenStatus };

type Options = {
  lanes: readonly Lane[];
  names: Names;
  announce: (words: string) => void;
  onDrop: (card: ApplicationCard, to: OpenStatus) => void;
};

const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves cards by keyboard: Space picks a card up, arrows move it between lanes, Enter drops it, Escape cancels. */
export function useHold({ lanes, names, announce, onDrop }: Options) {
  const { t } = useLingui();
  const { nameOf } = useCandidateName();
  const [held, setHeld] = useState<PickedUpCard | null>(null);

  function take(card: ApplicationCard): void {
    const [who, lane] = [nameOf(card), names.laneOf(card.status as OpenStatus)];
    setHeld({ card, at: card.status as OpenStatus });
    announce(t`${who} taken from ${lane}. Arrows carry it, Enter puts it down, Escape leaves it where it was.`);
  }

  function carry({ card, at }: PickedUpCard, step: 1 | -1): void {
    const next = laneBeside(lanes, at, document.dir === "rtl" ? (-step as 1 | -1) : step);
    const [lane, count] = [names.laneOf(next), lanes.find(({ status }) => status === next)?.total ?? 0];
    setHeld({ card, at: next });
    announce(t`${lane}, ${count} there`);
  }

  function drop({ card, at }: PickedUpCard): void {
    setHeld(null);
    const [who, lane] = [nameOf(card), names.laneOf(at)];
    if (at === card.status) return announce(t`${who} is back in its place`);
    announce(t`${who} put down in ${lane}`);
    onDrop(card, at);
  }

  function cancel({ card }: PickedUpCard): void {
    const who = nameOf(card);
    setHeld(null);
    announce(t`${who} is back in its place`);
  }

  /** Returns whether the key was handled for the held card. */
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
export type Hold = ReturnType<typeof useHold>;
