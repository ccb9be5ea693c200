import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ResumeTemplate } from "@orbita/contract";
import { printable } from "@orbita/document-kit/printable";
import { setPdf } from "@orbita/document-kit/typst";
import { ownFileName } from "../own/own-format.ts";
import { writeOwn } from "../own/write-own.ts";
import type { Printed, PrintLanguage } from "../printed.ts";
import { makeView } from "../view/make-view.ts";
import { wordsIn } from "../view/words.ts";
import { anonymousView, type Blind } from "../view/anonymous.ts";

export type PdfOptions = {
  template: ResumeTemplate;
  language: PrintLanguage;
  /** Parameters of the anonymous template. */
  blind?: Blind;
};

const templatesFolder = fileURLToPath(new URL("./templates/", import.meta.url));

const files: Record<ResumeTemplate, string> = {
  sobrio: "sobrio.typ",
  editoriale: "editoriale.typ",
  "due-colonne": "due-colonne.typ",
  accademico: "accademico.typ",
  anonimo: "editoriale.typ",
};

/** All content is passed as data; the anonymous template contains only what it shows. */
function inputsOf(resume: Printed, { template, language, blind }: PdfOptions) {
  if (template === "anonimo") return { view: printable(anonymousView(resume, language, blind ?? { code: "" })) };
  return {
    view: printable(makeView(resume, template, language)),
    attached: JSON.stringify(writeOwn(resume, language)),
    "attached-name": ownFileName,
    "attached-description": wordsIn(language).attached,
  };
}

/** A tagged PDF (PDF/UA-1) with its data embedded. */
export const writePdf = (resume: Printed, options: PdfOptions): Uint8Array =>
  setPdf(join(templatesFolder, files[options.template]), inputsOf(resume, options), "ua-1");
