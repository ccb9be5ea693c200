import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconArrowDown, IconArrowUp, IconGripVertical } from "@tabler/icons-react";
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from "react";
import styles from "./requirements.module.css";

type Props = {
  name: string;
  at: number;
  count: number;
  list: RefObject<HTMLOListElement | null>;
  onMove: (to: number) => void;
};

/** Tolerance in pixels: a press may move the pointer slightly without becoming a drag. */
const slackPx = 4;

/** The index of the list row at a vertical position of the window. */
function rowAt(list: HTMLOListElement | null, y: number): number {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
  const found = rows.findIndex(({ bottom }) => y < bottom);
  return found === -1 ? rows.length - 1 : found;
}

/** Handle to move a row of a list: by dragging, by a menu that a press opens, or with the arrow keys. */
export function MoveHandle({ name, at, count, list, onMove }: Props) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const pulled = useRef(false);
  /** The row's index changes during a drag, so the listeners read the latest values from this ref. */
  const now = useRef({ at, onMove });
  useEffect(() => {
    now.current = { at, onMove };
  });

  const move = (to: number) => {
    const { at: from, onMove: carry } = now.current;
    if (to !== from && to >= 0 && to < count) carry(to);
  };

  /** The pointer listeners are on the window: the row moves in the DOM during the drag and would lose a captured pointer. */
  function pull(event: PointerEvent): void {
    if (event.button !== 0) return;
    pulled.current = false;
    const begun = event.clientY;
    const ended = new AbortController();
    const onPull = ({ clientY }: globalThis.PointerEvent) => {
      if (Math.abs(clientY - begun) > slackPx) pulled.current = true;
      if (pulled.current) move(rowAt(list.current, clientY));
    };
    const { signal } = ended;
    window.addEventListener("pointermove", onPull, { signal });
    for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, () => ended.abort(), { signal });
  }

  function step(event: KeyboardEvent): void {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (by === 0 || opened) return;
    event.preventDefault();
    move(at + by);
  }

  return (
    <Menu
      align="start"
      width={200}
      opened={opened}
      onOpenedChange={(next) => setOpened(next && !pulled.current)}
      trigger={
        <IconButton
          size="sm"
          data-act="move"
          className={styles.handle}
          icon={IconGripVertical}
          label={t`Move ${name}`}
          onKeyDown={step}
          onPointerDown={pull}
        />
      }
      groups={[
        [
          { id: "up", label: t`Move up`, icon: IconArrowUp, disabled: at === 0, onSelect: () => move(at - 1) },
          {
            id: "down",
            label: t`Move down`,
            icon: IconArrowDown,
            disabled: at === count - 1,
            onSelect: () => move(at + 1),
          },
        ],
      ]}
    />
  );
}
