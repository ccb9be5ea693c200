import type { ApplicationCard } from "@orbita/contract";
import { applicationLimits } from "@orbita/contract/applications/limits";
import { useLayoutEffect, useRef } from "react";
import type { StageLane } from "~/domain/applications/shown-board.ts";

const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);

export function focusCard(id: string): void {
  const link = linkOf(id);
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** How long the moved card may still change its lane: the undo window, plus the responses that follow it. */
const restlessMs = applicationLimits.undoSeconds.move * 1_000 + 5_000;

/**
 * Returns the focus to a card that was moved by keyboard or menu, until the user focuses anything else.
 * The card is remounted whenever its lane changes: on the move, on the response, and on an undo in the toast.
 */
export function useFocusBack(): (id: string) => void {
  const wanted = useRef<{ id: string; until: number } | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { id, until } = wanted.current;
    const active = document.activeElement;
    const isLost = active === document.body || active === null;
    if (isLost && Date.now() < until) focusCard(id);
    else if (isLost || (active !== linkOf(id) && !active.closest("[data-toaster], [role=menu]"))) wanted.current = null;
  });
  return (id) => {
    wanted.current = { id, until: Date.now() + restlessMs };
  };
}

/**
 * Opens the menu of a card like a click on its button, but only after the key event.
 * A menu that opens while the key event is being dispatched closes again at once.
 */
export function openCardMenu(id: string): void {
  const button = linkOf(id)?.closest("li")?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  setTimeout(() => button?.click());
}

/** The card that an arrow key focuses: up and down within the lane, left and right to the next lane that has cards. */
export function stepAmong(
  lanes: readonly StageLane[],
  card: ApplicationCard,
  key: string,
): ApplicationCard | undefined {
  const filled = lanes.filter(({ cards }) => cards.length > 0);
  const lane = filled.findIndex(({ cards }) => cards.some(({ id }) => id === card.id));
  const at = filled[lane]?.cards.findIndex(({ id }) => id === card.id) ?? -1;
  if (key === "ArrowUp") return filled[lane]?.cards[at - 1];
  if (key === "ArrowDown") return filled[lane]?.cards[at + 1];
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const forward = (key === "ArrowRight") !== (document.dir === "rtl");
  const beside = filled[lane + (forward ? 1 : -1)]?.cards;
  return beside?.[Math.min(at, beside.length - 1)];
}
