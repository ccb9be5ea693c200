import { useLingui } from "@lingui/react/macro";
import { cx } from "@orbita/ui/cx.ts";
import { useMemo, type MouseEvent, type ReactNode } from "react";
import { useReview } from "../review/review-context.ts";
import { marksOf, type DocumentMark } from "./marks.ts";
import { spanBox, type TextRun } from "./span-box.ts";
import { useReviewFieldLabels } from "../review/use-review-field-labels.ts";
import styles from "./document.module.css";

/** The accessible name of a mark: the field with its value, or the unplaced text. */
function useMarkNames(): (path: string) => string {
  const { t } = useLingui();
  const { proposals, reading } = useReview();
  const words = useReviewFieldLabels();
  return (path) => {
    const proposal = proposals.find((one) => one.path === path);
    if (proposal) return words.labelledValue(proposal, proposal.value);
    const text = reading.unplaced[Number(path.split(".")[1])]?.text ?? "";
    return t`Unassigned text “${text}”`;
  };
}

/** A mark with its position as fractions of the page size. */
type MarkRegion = DocumentMark & {
  left: number;
  top: number;
  width: number;
  height: number;
  end: number;
  first: boolean;
};
type Props = {
  page: number;
  size: { width: number; height: number };
  runs: readonly TextRun[] | null;
  children: ReactNode;
};

let ruler: CanvasRenderingContext2D | null = null;
/** Measured width of a text, because characters differ in width. Without a canvas, the number of characters. */
function widthOf(text: string): number {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return text.length;
  ruler.font = "16px sans-serif";
  return ruler.measureText(text).width;
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;
const area = ({ width, height }: MarkRegion): number => width * height;

/** Connects the text of a page with its fields: by position for the pointer, by buttons in document order for the keyboard. */
export function PageMarks({ page, size, runs, children }: Props) {
  const { t } = useLingui();
  const { reading, proposals, selected, select, goTo } = useReview();
  const nameOf = useMarkNames();
  const regions = useMemo((): MarkRegion[] => {
    // Until the text runs are known, no marks are shown, because they would be misplaced.
    if (!runs) return [];
    const seen = new Set<string>();
    return marksOf(reading, proposals).flatMap((mark) => {
      const line = reading.lines[mark.span.line];
      if (!line || line.page !== page) return [];
      const [x, y, width, height] = spanBox(line, mark.span, runs, widthOf);
      const first = !seen.has(mark.path);
      seen.add(mark.path);
      const shares = {
        left: x / size.width,
        top: y / size.height,
        width: width / size.width,
        height: height / size.height,
        end: (line.box[0] + line.box[2]) / size.width,
      };
      return [{ ...mark, ...shares, first }];
    });
  }, [reading, proposals, page, size, runs]);
  function under(event: MouseEvent<HTMLElement>): MarkRegion | undefined {
    const frame = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - frame.left) / frame.width;
    const y = (event.clientY - frame.top) / frame.height;
    return regions
      .filter(({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height)
      .toSorted((one, other) => area(one) - area(other))[0];
  }
  const inTabOrder = regions.some(({ path, first }) => first && path === selected)
    ? selected
    : regions.find(({ first }) => first)?.path;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the buttons inside handle keys
    <div
      className={styles.marks}
      onMouseMove={(event) => {
        const found = under(event);
        if (found && found.path !== selected) select(found.path, "document");
      }}
      onClick={(event) => {
        // A click from the keyboard has detail 0; the button itself handles it.
        const found = event.detail === 0 ? undefined : under(event);
        // Does not open the field while the user selects text of the document to copy.
        if (found && getSelection()?.isCollapsed !== false) goTo(found.path);
      }}
    >
      <div role="group" aria-label={t`Marked text`} data-marks>
        {regions.map((region, index) => (
          <RegionMark
            key={index}
            region={region}
            on={region.path === selected}
            name={nameOf(region.path)}
            tabbable={region.path === inTabOrder}
          />
        ))}
      </div>
      {children}
    </div>
  );
}

type RegionProps = { region: MarkRegion; on: boolean; name: string; tabbable: boolean };

function RegionMark({ region, on, name, tabbable }: RegionProps) {
  const { select, goTo } = useReview();
  const { path, kind, first } = region;
  const className = cx(styles.region, kind === "unplaced" && styles.unplaced, on && styles.on);
  const { left, top, width, height } = region;
  const style = { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
  if (!first) return <span className={className} style={style} data-mark={path} />;
  return (
    <button
      type="button"
      data-mark={path}
      data-line-end={region.end}
      aria-label={name}
      tabIndex={tabbable ? 0 : -1}
      className={className}
      style={style}
      onFocus={() => select(path, "document")}
      onClick={() => goTo(path)}
    />
  );
}
