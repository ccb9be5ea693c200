import type { ApplicationCard } from "@orbita/contract";
import { useLayoutEffect, useRef } from "react";
import type { Lane } from "./shown-board.ts";

const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);

export function focusCard(id: string): void {
  const link = linkOf(id);
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** A card that was sent from where it had the focus has it again where it lies. */
export function useFocusBack(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const id = wanted.current;
    if (id === null) return;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost && linkOf(id)) focusCard(id);
    if (document.activeElement === linkOf(id)) wanted.current = null;
  });
  return (id) => {
    wanted.current = id;
  };
}

/** Where an arrow leads from a card: up and down in its lane, across to the next lane that has any. */
export function stepAmong(lanes: readonly Lane[], card: ApplicationCard, key: string): ApplicationCard | undefined {
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
