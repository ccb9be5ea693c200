import type { ApplicationCard } from "@orbita/contract";
import { useState } from "react";

export type ApplicationSelection = ReturnType<typeof useChosen>;

/** Cards selected for a bulk action. The selection survives paging and is cleared when the user leaves the view. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ApplicationCard>>(new Map());
  const change = (cards: readonly ApplicationCard[], on: boolean) =>
    setChosen((now) => {
      const next = new Map(now);
      for (const card of cards)
        if (on) next.set(card.id, card);
        else next.delete(card.id);
      return next;
    });
  return {
    size: chosen.size,
    has: (id: string): boolean => chosen.has(id),
    cards: [...chosen.values()],
    change,
    toggle: (card: ApplicationCard) => change([card], !chosen.has(card.id)),
    clear: () => setChosen(new Map()),
  };
}
