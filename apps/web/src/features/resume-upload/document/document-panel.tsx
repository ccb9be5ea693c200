import { Trans, useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { IconChevronDown, IconChevronUp, IconMinus, IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from "react";
import { useReview } from "../review/review-context.ts";
import { Legend } from "./legend.tsx";
import { moveAmongMarks } from "./move-among-marks.ts";
import { PaperLines } from "./paper-lines.tsx";
import { useWidth } from "./use-width.ts";
import styles from "./document.module.css";

const PdfView = lazy(() => import("./pdf-view.tsx").then((module) => ({ default: module.PdfView })));

const zooms = [0.75, 1, 1.25, 1.5, 2] as const;

/** The document with the text of each field marked. It scrolls to the selected field. */
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
  // A newly selected field shows its page, even if the user had turned to another.
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrollable by keyboard, also before its marks render
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
        label={t`Smaller`}
        disabled={at === 0}
        onClick={() => onChange(zooms[at - 1] ?? zoom)}
      />
      <IconButton
        size="sm"
        icon={IconPlus}
        label={t`Larger`}
        disabled={at === zooms.length - 1}
        onClick={() => onChange(zooms[at + 1] ?? zoom)}
      />
    </>
  );
}

/** The page of the selected field's first occurrence in the document, or null if it has none. */
function usePageOf(path: string | null): number | null {
  const { reading, proposals } = useReview();
  if (path === null) return null;
  const fragment = path.startsWith("unplaced.") ? reading.unplaced[Number(path.slice(9))] : undefined;
  const [first] = fragment?.spans ?? proposals.find((one) => one.path === path)?.spans ?? [];
  return first ? (reading.lines[first.line]?.page ?? null) : null;
}

/** Scrolls the selected mark into view, inside the document only. Waits for the mark if its page has not rendered yet. */
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
