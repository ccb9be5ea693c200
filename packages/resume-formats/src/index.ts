export { fromProfile, fromResume, type PrintedResume, type PrintLanguage } from "./printed.ts";
export { writeDocx } from "./docx/write-docx.ts";
export { writeEuropass } from "./europass/write-europass.ts";
export { writeJsonResume } from "./json-resume/write-json-resume.ts";
export { writeMarkdown } from "./markdown/write-markdown.ts";
export { writePdf, type PdfOptions } from "./pdf/write-pdf.ts";
export type { BlindOptions } from "./view/anonymous.ts";
