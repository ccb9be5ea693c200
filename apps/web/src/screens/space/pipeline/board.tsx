import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from "@dnd-kit/core";
import type { ApplicationCard, OpenStatus } from "@orbita/contract";
import { cx } from "@orbita/ui/cx.ts";
import { useState, type KeyboardEvent } from "react";
import { Trans } from "@lingui/react/macro";
import { Kbd } from "@orbita/ui/base/kbd.tsx";
import { useStateNames } from "~/domain/applications/application-labels.tsx";
import { BoardLane } from "./board-lane.tsx";
import { CardFace } from "./board-card.tsx";
import type { BoardHandlers } from "./board-handlers.ts";
import { withMoves, type MoveDestination, type StageLane } from "~/domain/applications/shown-board.ts";
import type { ApplicationActions } from "~/domain/applications/use-application-actions.ts";
import { focusCard, openCardMenu, stepAmong, useFocusBack } from "./use-card-focus.ts";
import { useHold } from "./use-hold.ts";
import styles from "./board.module.css";

type Props = Pick<BoardHandlers, "now" | "order" | "writes" | "chosen" | "linkTo"> & {
  lanes: readonly StageLane[];
  acts: ApplicationActions;
  announce: (words: string) => void;
  onMore: (status: OpenStatus) => void;
};

/**
 * Disables the drag-and-drop library's announcements, which are in English.
 * `useHold` announces keyboard moves; pointer moves need none.
 */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: "" },
};
/**
 * A mouse drag starts after 4 px, because clicks move the pointer a little.
 * A touch drag starts after a long press, to allow scrolling.
 */
const pull = { activationConstraint: { distance: 4 } };
const rest = { activationConstraint: { delay: 250, tolerance: 8 } };
const settle = { duration: 220, easing: "cubic-bezier(0.2, 0, 0, 1)" };
const wantsNoMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function Board({ lanes, acts, announce, onMore, ...given }: Props) {
  const names = useStateNames();
  const sensors = useSensors(useSensor(MouseSensor, pull), useSensor(TouchSensor, rest));
  const [dragged, setDragged] = useState<{ card: ApplicationCard; over: OpenStatus | null } | null>(null);
  // Snapshot of the lanes while a card is dragged, or held by keyboard.
  // Changes by other users appear once the card is dropped, so that cards do not shift under the pointer.
  const [frozen, setFrozen] = useState<readonly StageLane[] | null>(null);
  const wantFocus = useFocusBack();

  const send = (card: ApplicationCard, to: MoveDestination) => {
    const along = given.chosen.has(card.id) ? given.chosen.cards : [card];
    acts.move(along, to);
    given.chosen.clear();
  };
  const hold = useHold({
    lanes,
    names,
    announce,
    onDrop: (card, to) => {
      wantFocus(card.id);
      send(card, to);
    },
  });
  const busy = dragged !== null || hold.held !== null;
  if (busy !== (frozen !== null)) setFrozen(busy ? lanes : null);
  const shown = withMoves(frozen ?? lanes, acts.pending, given.order);
  const cards = shown.flatMap((lane) => lane.cards);

  function onKey(event: KeyboardEvent, card: ApplicationCard): void {
    if (event.ctrlKey || event.metaKey || event.altKey || hold.onKey(event)) return;
    const next = stepAmong(shown, card, event.key);
    if (next) focusCard(next.id);
    else if (!given.writes) return;
    else if (event.key === " ") hold.take(card);
    else if (event.key.toLowerCase() === "m") openCardMenu(card.id);
    else if (event.key.toLowerCase() === "x") given.chosen.toggle(card);
    else return;
    event.preventDefault();
    // Prevents the key handlers of the surrounding list from running as well.
    event.stopPropagation();
  }

  function end({ active, over }: DragEndEvent): void {
    const card = cards.find(({ id }) => id === active.id);
    setDragged(null);
    if (card && over && over.id !== card.status) send(card, over.id as OpenStatus);
  }

  const coming = dragged
    ? { card: dragged.card, at: dragged.over }
    : hold.held && { card: hold.held.card, at: hold.held.at };
  const hands: BoardHandlers = {
    ...given,
    hold,
    onKey,
    send: (card, to) => {
      wantFocus(card.id);
      send(card, to);
    },
    comingTo: (status) => (coming && coming.at === status && coming.card.status !== status ? coming.card : null),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silent}
      onDragStart={({ active }) => {
        const card = cards.find(({ id }) => id === active.id);
        if (card) setDragged({ card, over: null });
      }}
      onDragOver={({ over }) => setDragged((now) => now && { ...now, over: (over?.id as OpenStatus) ?? null })}
      onDragEnd={end}
      onDragCancel={() => setDragged(null)}
    >
      <div className={styles.board}>
        {shown.map((lane) => (
          <BoardLane
            key={lane.status}
            lane={lane}
            name={names.laneOf(lane.status)}
            hands={hands}
            onMore={() => onMore(lane.status)}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={wantsNoMotion() ? null : settle}>
        {dragged && (
          <div className={cx(styles.card, styles.inHand)}>
            <CardFace card={dragged.card} now={given.now} />
            {given.chosen.has(dragged.card.id) && given.chosen.size > 1 && (
              <span className={styles.many}>{given.chosen.size}</span>
            )}
          </div>
        )}
      </DragOverlay>
      {given.writes && <KeyHints />}
    </DndContext>
  );
}

function KeyHints() {
  return (
    <p className={styles.hints}>
      <Trans>
        <Kbd>Space</Kbd> picks up a card, <Kbd>←</Kbd> <Kbd>→</Kbd> move it, <Kbd>Enter</Kbd> drops it, <Kbd>Esc</Kbd>{" "}
        cancels. <Kbd>M</Kbd> opens the stage menu, <Kbd>X</Kbd> selects.
      </Trans>
    </p>
  );
}
