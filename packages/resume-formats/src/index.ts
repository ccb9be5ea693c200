export { applyVersion, fromProfile, fromResume, type Printed, type PrintLanguage } from "./printed.ts";
export { writePdf, type PdfOptions } from "./pdf/write-pdf.ts";
export type { Blind } from "./view/anonymous.ts";
