import { useEffect, useState, type RefObject } from "react";
import { useReview } from "./review-context.ts";
import styles from "./review.module.css";

/**
 * Coordinates of the connector.
 * The connector runs below the line of text from `x0` to the end of the line at `x1`, and from there to the field at `x2`.
 */
type ConnectorLine = { x0: number; x1: number; y1: number; x2: number; y2: number };

/** Draws a line from the marked text in the document to the selected field. Renders nothing while either is out of view. */
export function Connector({ within }: { within: RefObject<HTMLElement | null> }) {
  const { selected } = useReview();
  const [line, setLine] = useState<ConnectorLine | null>(null);
  useEffect(() => {
    const box = within.current;
    if (!box) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setLine(selected === null ? null : lineBetween(box, selected)));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    // Redraws the line when a page has rendered or a row folds or unfolds.
    const changes = new MutationObserver(look);
    changes.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ["style"] });
    // Listens in the capture phase, because scroll events do not bubble and the document panel has its own scrolling.
    document.addEventListener("scroll", look, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      document.removeEventListener("scroll", look, { capture: true });
    };
  }, [within, selected]);
  if (!line) return null;
  const { x0, x1, y1, x2, y2 } = line;
  const bend = (x2 - x1) * 0.6;
  return (
    <svg className={styles.connector} aria-hidden="true">
      <path d={`M${x0} ${y1}H${x1}`} className={styles.leader} />
      <path d={`M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`} />
      <circle cx={x0} cy={y1} r={2.5} />
    </svg>
  );
}

const rowPoint = 22;

function lineBetween(box: HTMLElement, path: string): ConnectorLine | null {
  const name = CSS.escape(path);
  const mark = box.querySelector<HTMLElement>(`[data-mark="${name}"]`);
  const row = box.querySelector(`[data-field="${name}"]`)?.getBoundingClientRect();
  const view = box.querySelector("[data-document]")?.getBoundingClientRect();
  // If the marked text wraps over several lines, the connector begins at its first line.
  const words = mark?.getClientRects()[0];
  if (!mark || !words || !row || !view) return null;
  const foot = words.bottom + 2;
  const end = row.top + Math.min(rowPoint, row.height / 2);
  if (words.top < view.top || foot > view.bottom || end < 0 || end > window.innerHeight) return null;
  const origin = box.getBoundingClientRect();
  const right = words.right + 2;
  return {
    x0: right - origin.left,
    x1: Math.min(Math.max(lineEnd(mark), right), view.right) - origin.left,
    y1: foot - origin.top,
    x2: row.left - origin.left,
    y2: end - origin.top,
  };
}

/** The x coordinate on the screen where the line of text ends, so that the curve crosses no text. */
function lineEnd(mark: HTMLElement): number {
  const share = Number(mark.dataset["lineEnd"]);
  if (!Number.isNaN(share)) {
    const page = mark.closest("[data-marks]")?.parentElement?.getBoundingClientRect();
    return page ? page.left + page.width * share + 2 : 0;
  }
  const line = mark.closest("[data-line]");
  if (!line) return 0;
  const range = document.createRange();
  range.selectNodeContents(line);
  const top = mark.getClientRects()[0]?.top ?? 0;
  return Math.max(
    0,
    ...[...range.getClientRects()].filter((rect) => Math.abs(rect.top - top) < 8).map((rect) => rect.right),
  );
}
