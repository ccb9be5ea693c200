import { useEffect, useRef, type RefObject } from "react";

const busy = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [popover]';

/** Arrow up and down move the focus between rows. Enter opens the focused row, because it is a link. */
export function useRecordRowKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
      if (by === null || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(busy)) return;
      // Each record is rendered twice, as a table row and as a card; CSS shows one of them.
      const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].filter(
        (row) => row.offsetParent !== null,
      );
      const now = rows.findIndex((row) => row === document.activeElement);
      const next = rows[now === -1 ? (by === 1 ? 0 : rows.length - 1) : now + by];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return list;
}
