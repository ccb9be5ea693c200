import type { ApplicationCard, OpenStatus } from "@orbita/contract";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import type { KeyboardEvent } from "react";
import type { Destination } from "./shown-board.ts";
import type { Chosen } from "./use-chosen.ts";
import type { Hold } from "./use-hold.ts";

/** State and handlers that the board passes to its lanes and cards. */
export type Hands = {
  now: number;
  order: "arrival" | "evidence";
  /** False for viewers of the Space: they cannot change applications. */
  writes: boolean;
  chosen: Chosen;
  hold: Hold;
  linkTo: (card: ApplicationCard) => LinkElement;
  send: (card: ApplicationCard, to: Destination) => void;
  onKey: (event: KeyboardEvent, card: ApplicationCard) => void;
  /** The card that would land in this lane, or null. */
  comingTo: (status: OpenStatus) => ApplicationCard | null;
};
