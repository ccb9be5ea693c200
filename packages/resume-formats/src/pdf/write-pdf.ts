import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ResumeTemplate } from "@orbita/contract";
import { printable } from "@orbita/document-kit/printable";
import { setPdf } from "@orbita/document-kit/typst";
import { ownFileName } from "../own/own-format.ts";
import { writeOwn } from "../own/write-own.ts";
import type { PrintedResume, PrintLanguage } from "../printed.ts";
import { makeView } from "../view/make-view.ts";
import { wordsIn } from "../view/words.ts";
import { anonymousView, type BlindOptions } from "../view/anonymous.ts";

export type PdfOptions = {
  template: ResumeTemplate;
  language: PrintLanguage;
  /** Parameters of the anonymous template. */
  blind?: BlindOptions;
};

const templatesFolder = fileURLToPath(new URL("./templates/", import.meta.url));

const files: Record<ResumeTemplate, string> = {
  sobrio: "sobrio.typ",
  editoriale: "editoriale.typ",
  "due-colonne": "due-colonne.typ",
  accademico: "accademico.typ",
  anonimo: "editoriale.typ",
};

/**
 * The inputs of a template. All content is passed as data, never as code. The anonymous template gets only the data that it shows.
 */
function inputsOf(resume: PrintedResume, { template, language, blind }: PdfOptions) {
  if (template === "anonimo") return { view: printable(anonymousView(resume, language, blind ?? { code: "" })) };
  return {
    view: printable(makeView(resume, template, language)),
    attached: JSON.stringify(writeOwn(resume, language)),
    "attached-name": ownFileName,
    "attached-description": wordsIn(language).attached,
  };
}

/** Writes a tagged PDF (PDF/UA-1). The resume's data is embedded, except in the anonymous template. */
export const writePdf = (resume: PrintedResume, options: PdfOptions): Uint8Array =>
  setPdf(join(templatesFolder, files[options.template]), inputsOf(resume, options), "ua-1");
