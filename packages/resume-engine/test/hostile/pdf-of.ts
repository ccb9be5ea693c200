import { inventCv } from "../adversarial/cv.ts";
import { drawCv } from "../adversarial/draw-cv.ts";
import { PdfWriter } from "../adversarial/write-pdf.ts";
import { printPdf, type PdfSheet } from "../adversarial/sheet.ts";

/** Writes an ordinary CV as a PDF; `change` alters the page before it is written. */
export function resumeWith(change: (sheet: PdfSheet) => void = () => {}, seed = 4_000): Buffer {
  const { sheet } = drawCv(inventCv(seed, "en"));
  change(sheet);
  return printPdf([sheet]);
}

export const honest = resumeWith();

type PdfPageSource = { contents?: number; resources?: string; page?: string; catalog?: string };

/** Writes a PDF of one page with the given objects. */
export function onePage(make: (pdf: PdfWriter) => PdfPageSource): Buffer {
  const pdf = new PdfWriter();
  const { contents, resources = "", page = "", catalog = "" } = make(pdf);
  const font = pdf.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  const pages = pdf.reserve();
  const drawn = contents ?? pdf.stream({ data: "BT /F1 12 Tf 60 700 Td (Giulia Ferraris, Torino) Tj ET" });
  const kid = pdf.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 595 842] /Contents ${drawn} 0 R ` +
      `/Resources << /Font << /F1 ${font} 0 R >> ${resources} >> ${page} >>`,
  );
  pdf.set(pages, `<< /Type /Pages /Count 1 /Kids [${kid} 0 R] >>`);
  return pdf.end(pdf.add(`<< /Type /Catalog /Pages ${pages} 0 R ${catalog} >>`));
}

export const hello = "BT /F1 12 Tf 60 700 Td (Giulia Ferraris) Tj 0 -20 Td (giulia@posta.example.com) Tj ET";
