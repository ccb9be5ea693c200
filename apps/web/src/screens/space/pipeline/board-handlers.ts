import type { ApplicationCard, OpenStatus } from "@orbita/contract";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import type { KeyboardEvent } from "react";
import type { MoveDestination } from "~/domain/applications/shown-board.ts";
import type { ApplicationSelection } from "./use-chosen.ts";
import type { KeyboardMoveControl } from "./use-hold.ts";

/** State and handlers that the board passes to its lanes and cards. */
export type BoardHandlers = {
  now: number;
  order: "arrival" | "evidence";
  /** False for members with the viewer role: they cannot change applications. */
  writes: boolean;
  chosen: ApplicationSelection;
  hold: KeyboardMoveControl;
  linkTo: (card: ApplicationCard) => LinkElement;
  send: (card: ApplicationCard, to: MoveDestination) => void;
  onKey: (event: KeyboardEvent, card: ApplicationCard) => void;
  /** The card that would be dropped into this lane, or null. */
  comingTo: (status: OpenStatus) => ApplicationCard | null;
};
