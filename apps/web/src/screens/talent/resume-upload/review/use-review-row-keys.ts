import { useRef, type KeyboardEvent } from "react";
import { focusRow } from "./focus-row.ts";
import { useReview } from "./review-context.ts";
import { isAsked } from "@orbita/contract/resume-uploads/proposal";

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-field]") : null;

/**
 * Keyboard shortcuts of the review list: letters act on the focused row, arrows move between rows.
 * The shortcuts work only inside the list.
 */
export function useReviewRowKeys(edit: (path: string | null) => void) {
  const { proposals, decisions, decide } = useReview();
  const panel = useRef<HTMLElement>(null);

  function rows(): HTMLElement[] {
    const all = panel.current?.querySelectorAll<HTMLElement>("[data-field]") ?? [];
    return [...all].filter((row) => row.querySelector("button"));
  }
  function move(from: HTMLElement, step: 1 | -1): void {
    const all = rows();
    focusRow(all[all.indexOf(from) + step]);
  }
  /** Focuses the next undecided row of the review, or else the next row. */
  function goOn(from: HTMLElement): void {
    const all = rows();
    const after = all.slice(all.indexOf(from) + 1);
    focusRow(after.find((row) => decisions[row.dataset["field"] ?? ""] === undefined) ?? after[0] ?? from);
  }
  function act(key: string, row: HTMLElement): boolean {
    const path = row.dataset["field"] ?? "";
    const proposal = proposals.find((one) => one.path === path);
    if (proposal ? !isAsked(proposal) : key !== "s") return false;
    if (key === "o") {
      if (!proposal?.other || decisions[path] !== undefined) return false;
      decide({ [path]: { kind: "edit", value: proposal.other.value } });
      goOn(row);
    } else if (key === "e") edit(path);
    else {
      decide({ [path]: { kind: key === "a" ? "accept" : "skip" } });
      goOn(row);
    }
    return true;
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const row = rowOf(event.target);
    if (!row || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    if (key === "arrowdown") move(row, 1);
    else if (key === "arrowup") move(row, -1);
    else if (!["a", "s", "e", "o"].includes(key) || !act(key, row)) return;
    event.preventDefault();
  }
  /** Closes the edit form and returns the focus to its row. */
  function stopEditing(path: string | null): void {
    edit(null);
    requestAnimationFrame(() => {
      const row = rows().find((one) => one.dataset["field"] === path);
      if (document.activeElement === document.body) focusRow(row);
    });
  }
  return { panel, onKeyDown, stopEditing };
}
