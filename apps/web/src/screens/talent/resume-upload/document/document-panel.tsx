import { Trans, useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { IconChevronDown, IconChevronUp, IconMinus, IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef, useState, type RefObject, type KeyboardEvent } from "react";
import { cx } from "@orbita/ui/cx.ts";
import { useReview } from "../review/review-context.ts";
import { PaperLines } from "./paper-lines.tsx";
import styles from "./document.module.css";

/** The inner width of an element in pixels; 0 until it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const look = () => setWidth(node.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Roving tabindex: the marks are one Tab stop, and the arrow keys move between them. */
function moveAmongMarks(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLElement) || !target.dataset["mark"]) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-mark][tabindex]")];
  const next = all[all.indexOf(target) + step];
  event.preventDefault();
  next?.focus({ preventScroll: true });
}

const PdfView = lazy(() => import("./pdf-view.tsx").then((module) => ({ default: module.PdfView })));

const zooms = [0.75, 1, 1.25, 1.5, 2] as const;

/** The uploaded document with the text of each field marked. It scrolls to the selected field. */
export function DocumentPanel() {
  const { t } = useLingui();
  const { upload, reading, selected, follows } = useReview();
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller);
  const paged = reading.pages.length > 0 && upload.fileId !== null && isPdf(upload.type);
  const pages = reading.pages.length;
  const wanted = usePageOf(selected);
  const [followed, setFollowed] = useState<string | null>(null);
  // A newly selected field shows its page of the document, even if the user had turned to another page.
  if (followed !== selected) {
    setFollowed(selected);
    if (wanted !== null && wanted > 0) setPage(wanted);
  }
  useShownMark(scroller, follows ? selected : null);
  return (
    <section aria-label={t`Document`} className={styles.panel}>
      <div className={styles.tools}>
        <Meta
          items={[
            <bdi key="name">{upload.name}</bdi>,
            paged && (
              <Trans key="page">
                page {page} of {pages}
              </Trans>
            ),
          ]}
          className={styles.name}
        />
        {paged && (
          <span className={styles.buttons}>
            <Zoom zoom={zoom} onChange={setZoom} />
            {pages > 1 && (
              <>
                <IconButton
                  size="sm"
                  icon={IconChevronUp}
                  label={t`Previous page`}
                  disabled={page === 1}
                  onClick={() => setPage(page - 1)}
                />
                <IconButton
                  size="sm"
                  icon={IconChevronDown}
                  label={t`Next page`}
                  disabled={page === pages}
                  onClick={() => setPage(page + 1)}
                />
              </>
            )}
          </span>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between marks, which are buttons */}
      <div
        ref={scroller}
        className={styles.scroller}
        data-document
        role="group"
        aria-label={upload.name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the document is scrollable by keyboard, also before its marks render
        tabIndex={0}
        onKeyDown={moveAmongMarks}
      >
        {paged && width > 0 ? (
          <Suspense>
            <PdfView fileId={upload.fileId!} page={page} width={width} zoom={zoom} />
          </Suspense>
        ) : (
          !paged && <PaperLines />
        )}
      </div>
      <Legend />
    </section>
  );
}

const isPdf = (type: string): boolean => type === "application/pdf";

function Zoom({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) {
  const { t } = useLingui();
  const at = zooms.findIndex((one) => one === zoom);
  return (
    <>
      <IconButton
        size="sm"
        icon={IconMinus}
        label={t`Zoom out`}
        disabled={at === 0}
        onClick={() => onChange(zooms[at - 1] ?? zoom)}
      />
      <IconButton
        size="sm"
        icon={IconPlus}
        label={t`Zoom in`}
        disabled={at === zooms.length - 1}
        onClick={() => onChange(zooms[at + 1] ?? zoom)}
      />
    </>
  );
}

/** The page with the selected field's first occurrence in the document, or null if the field has none. */
function usePageOf(path: string | null): number | null {
  const { reading, proposals } = useReview();
  if (path === null) return null;
  const fragment = path.startsWith("unplaced.") ? reading.unplaced[Number(path.slice(9))] : undefined;
  const [first] = fragment?.spans ?? proposals.find((one) => one.path === path)?.spans ?? [];
  return first ? (reading.lines[first.line]?.page ?? null) : null;
}

/** Scrolls the selected mark into view, inside the document panel only. Waits for the mark if its page has not rendered yet. */
function useShownMark(scroller: RefObject<HTMLElement | null>, selected: string | null): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box || selected === null) return;
    const look = (): boolean => {
      const mark = box.querySelector(`[data-mark="${CSS.escape(selected)}"]`);
      if (mark) reveal(box, mark);
      return mark !== null;
    };
    const drawn = new MutationObserver(() => look() && drawn.disconnect());
    if (!look()) drawn.observe(box, { childList: true, subtree: true });
    return () => drawn.disconnect();
  }, [scroller, selected]);
}

const margin = 48;

function reveal(box: HTMLElement, mark: Element): void {
  const [outer, inner] = [box.getBoundingClientRect(), mark.getBoundingClientRect()];
  if (inner.top < outer.top + margin) box.scrollBy({ top: inner.top - outer.top - margin });
  else if (inner.bottom > outer.bottom - margin) box.scrollBy({ top: inner.bottom - outer.bottom + margin });
}

/** Explains the marks in the document. */
function Legend() {
  return (
    <ul className={styles.legend}>
      <li>
        <i className={styles.swatch} />
        <Trans>Linked to a field</Trans>
      </li>
      <li>
        <i className={cx(styles.swatch, styles.swatchOn)} />
        <Trans>Selected field</Trans>
      </li>
      <li>
        <i className={styles.dashes} />
        <Trans>Unassigned text</Trans>
      </li>
    </ul>
  );
}
