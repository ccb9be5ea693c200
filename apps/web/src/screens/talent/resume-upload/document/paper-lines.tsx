import { cx } from "@orbita/ui/cx.ts";
import { useReview } from "../review/review-context.ts";
import { marksOf, splitAtMarks, type DocumentMark, type MarkedTextPiece } from "./marks.ts";
import styles from "./document.module.css";

type Props = {
  /** Indexes of the document's lines to show; all lines by default. */
  lines?: readonly number[];
  /** Renders the marks without interaction. True on phones, where the field is already open. */
  still?: boolean;
};

/** The lines of a document that has no page to render, such as a Word file, in the style of a page. */
export function PaperLines({ lines, still = false }: Props) {
  const { reading, proposals } = useReview();
  const marks = marksOf(reading, proposals);
  const shown = lines ?? reading.lines.map((_, index) => index);
  return (
    <div className={styles.paper} lang={reading.language} data-marks>
      {shown.map((index) => (
        <p key={index} data-line={index}>
          {splitAtMarks(
            reading.lines[index]?.text ?? "",
            marks.filter(({ span }) => span.line === index),
          ).map((piece, at) => (
            <PieceMark key={at} piece={piece} still={still} first={marks[0]?.path} />
          ))}
        </p>
      ))}
    </div>
  );
}

type PieceProps = { piece: MarkedTextPiece; still: boolean; first: string | undefined };

function PieceMark({ piece: { text, mark }, still, first }: PieceProps) {
  const { selected } = useReview();
  if (!mark || text.trim() === "") return text;
  const className = cx(styles.mark, mark.kind === "unplaced" && styles.unplaced, mark.path === selected && styles.on);
  if (still)
    return (
      <span className={className} data-mark={mark.path}>
        {text}
      </span>
    );
  return <PieceButton mark={mark} text={text} className={className} tabbable={mark.path === (selected ?? first)} />;
}

function PieceButton({
  mark: { path },
  text,
  className,
  tabbable,
}: {
  mark: DocumentMark;
  text: string;
  className: string;
  tabbable: boolean;
}) {
  const { select, goTo } = useReview();
  return (
    // Rendered as a `<span>`, because a `<button>` would not wrap with the text around it.
    <span
      role="button"
      data-mark={path}
      tabIndex={tabbable ? 0 : -1}
      className={className}
      onMouseEnter={() => select(path, "document")}
      onFocus={() => select(path, "document")}
      onClick={() => goTo(path)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        goTo(path);
      }}
    >
      {text}
    </span>
  );
}
