import { join } from "node:path";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { ResumeTemplate } from "@orbita/contract";
import { ownFileName } from "../own/own-format.ts";
import { writeOwn } from "../own/write-own.ts";
import type { Printed, PrintLanguage } from "../printed.ts";
import { makeView } from "../view/make-view.ts";
import { wordsIn } from "../view/words.ts";
import { anonymousView, type Blind } from "../view/anonymous.ts";
import { compilerFor, templatesFolder } from "./compiler.ts";
import { printable } from "../printable.ts";

export type PdfOptions = {
  template: ResumeTemplate;
  language: PrintLanguage;
  /** What the anonymous template needs to know. */
  blind?: Blind;
};

const files: Record<ResumeTemplate, string> = {
  sobrio: "sobrio.typ",
  editoriale: "editoriale.typ",
  "due-colonne": "due-colonne.typ",
  accademico: "accademico.typ",
  anonimo: "editoriale.typ",
};

/** What all resumes share (faces, templates) is used at each, and stays. */
const keptCompilations = 2;

/** All that is said goes in as data; the anonymous template carries nothing but what it shows. */
function inputsOf(resume: Printed, { template, language, blind }: PdfOptions): Record<string, string> {
  if (template === "anonimo") return { view: printable(anonymousView(resume, language, blind ?? { code: "" })) };
  return {
    view: printable(makeView(resume, template, language)),
    attached: JSON.stringify(writeOwn(resume, language)),
    "attached-name": ownFileName,
    "attached-description": wordsIn(language).attached,
  };
}

function setPages(compiler: NodeCompiler, mainFilePath: string, inputs: Record<string, string>): Uint8Array {
  const compiled = compiler.compile({ mainFilePath, inputs });
  const document = compiled.result;
  if (!document) {
    const error = compiled.takeError();
    throw new Error(`The resume was not set: ${JSON.stringify(error && compiler.fetchDiagnostics(error))}`);
  }
  try {
    return compiler.pdf(document, { pdfStandard: "ua-1" });
  } catch {
    // A letter that none of our faces has: the standard forbids it, a person's name may still need it.
    return compiler.pdf(document, { pdfTags: true });
  }
}

/** A tagged PDF (PDF/UA-1), with its data inside. */
export function writePdf(resume: Printed, options: PdfOptions): Uint8Array {
  const inputs = inputsOf(resume, options);
  const compiler = compilerFor(inputs["view"] ?? "");
  try {
    return setPages(compiler, join(templatesFolder, files[options.template]), inputs);
  } finally {
    // It remembers what it set: a megabyte a resume, and people's data, for as long as the process lives.
    compiler.evictCache(keptCompilations);
  }
}
