import { Trans } from "@lingui/react/macro";
import { Note } from "@orbita/ui/base/note.tsx";
import { Skeleton } from "@orbita/ui/base/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useCallback, useEffect, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useReview } from "../review/review-context.ts";
import { openPdf } from "./open-pdf.ts";
import { PaperLines } from "./paper-lines.tsx";
import { PdfPage } from "./pdf-page.tsx";
import styles from "./document.module.css";

type Props = { fileId: string; page: number; width: number; zoom: number };
type PdfLoadState = { pdf: PDFDocumentProxy } | "failed" | null;

/** One page of the PDF. If the PDF fails to open, shows the extracted lines instead. */
export function PdfView({ fileId, page, width, zoom }: Props) {
  const { reading } = useReview();
  const { data, error } = useQuery({
    queryKey: ["resume-upload-file", fileId],
    queryFn: async () => (await answered(api().files.download({ params: { id: fileId }, query: {} }))).blob,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { opened, fail } = useOpened(data);
  const size = reading.pages[page - 1];
  if (error || opened === "failed" || !size)
    return (
      <>
        <Note tone="warning" className={styles.fault}>
          <Trans>We can’t show the document here. These are its lines as we read them.</Trans>
        </Note>
        <PaperLines />
      </>
    );
  const scale = (width / size.width) * zoom;
  if (!opened)
    return (
      <div className={styles.page} style={{ width: size.width * scale, height: size.height * scale }}>
        <Skeleton height="100%" />
      </div>
    );
  return <PdfPage pdf={opened.pdf} number={page} size={size} scale={scale} onFailure={fail} />;
}

function useOpened(file: Blob | undefined): { opened: PdfLoadState; fail: () => void } {
  const [opened, setOpened] = useState<PdfLoadState>(null);
  useEffect(() => {
    if (!file) return;
    let left = false;
    let close = () => {};
    async function open(blob: Blob): Promise<void> {
      const data = await blob.arrayBuffer();
      if (left) return;
      const task = openPdf(data);
      ({ close } = task);
      const pdf = await task.document;
      if (!left) setOpened({ pdf });
    }
    open(file).catch(() => !left && setOpened("failed"));
    return () => {
      left = true;
      close();
    };
  }, [file]);
  const fail = useCallback(() => setOpened("failed"), []);
  return { opened, fail };
}
