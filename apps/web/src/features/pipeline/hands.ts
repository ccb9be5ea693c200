import type { ApplicationCard, OpenStatus } from "@orbita/contract";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import type { KeyboardEvent } from "react";
import type { Destination } from "./shown-board.ts";
import type { Chosen } from "./use-chosen.ts";
import type { Hold } from "./use-hold.ts";

/** What cards need to be handled by. */
export type Hands = {
  now: number;
  order: "arrival" | "evidence";
  /** Viewers only look. */
  writes: boolean;
  chosen: Chosen;
  hold: Hold;
  linkTo: (card: ApplicationCard) => LinkElement;
  send: (card: ApplicationCard, to: Destination) => void;
  onKey: (event: KeyboardEvent, card: ApplicationCard) => void;
  /** The card that a lane makes room for. */
  comingTo: (status: OpenStatus) => ApplicationCard | null;
};
