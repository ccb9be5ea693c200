import type { PDFDocumentProxy } from "pdfjs-dist";
import { TextLayer } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { runsOf } from "./open-pdf.ts";
import { PageMarks } from "./page-marks.tsx";
import type { TextRun } from "./span-box.ts";
import styles from "./document.module.css";

type Props = {
  pdf: PDFDocumentProxy;
  number: number;
  size: { width: number; height: number };
  scale: number;
  onFailure: () => void;
};

/** One page of a PDF in layers: marks, then the rendered canvas, then the text layer on top for selection and screen readers. */
export function PdfPage({ pdf, number, size, scale, onFailure }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const letters = useRef<HTMLDivElement>(null);
  const [runs, setRuns] = useState<readonly TextRun[] | null>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let left = false;
    let stop = () => {};
    async function draw(): Promise<void> {
      const page = await pdf.getPage(number);
      if (left || !canvas.current || !letters.current) return;
      const viewport = page.getViewport({ scale });
      const sharpness = Math.min(globalThis.devicePixelRatio || 1, 2);
      canvas.current.width = Math.floor(viewport.width * sharpness);
      canvas.current.height = Math.floor(viewport.height * sharpness);
      const ink = page.render({ canvas: canvas.current, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] });
      letters.current.replaceChildren();
      const layer = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: letters.current,
        viewport,
      });
      stop = () => {
        ink.cancel();
        layer.cancel();
      };
      const drawing = Promise.all([ink.promise, layer.render()]);
      // Cancelling the rendering of the page rejects this promise, possibly before it is awaited below.
      // Without a handler, the browser would report an unhandled rejection.
      drawing.catch(() => undefined);
      const found = await runsOf(page);
      if (left) return;
      setRuns(found);
      await drawing;
      if (!left) setDrawn(true);
    }
    // Rendering that a change of size or page cancelled is not a failure.
    draw().catch(() => !left && onFailure());
    return () => {
      left = true;
      stop();
    };
  }, [pdf, number, scale, onFailure]);
  const style = { width: size.width * scale, height: size.height * scale, "--total-scale-factor": scale };
  return (
    <div className={styles.page} style={style} aria-busy={!drawn}>
      <PageMarks page={number} size={size} runs={runs}>
        <canvas ref={canvas} className={styles.ink} aria-hidden="true" />
        <div ref={letters} className={styles.letters} />
      </PageMarks>
    </div>
  );
}
