import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

/** All packages: a template stands beside the code that fills it, and imports what all share as "/document-kit/src/base.typ". */
const root = fileURLToPath(new URL("../../", import.meta.url));

const font = (address: string): Buffer => readFileSync(fileURLToPath(address));

const ours = [
  import.meta.resolve("@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/instrument-sans/500Medium/InstrumentSans_500Medium.ttf"),
  import.meta.resolve("@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf"),
  import.meta.resolve("@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/newsreader/600SemiBold/Newsreader_600SemiBold.ttf"),
];
/** For names in other scripts: 14 MB, read when the first one comes. */
const others = [
  import.meta.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf"),
];

const made = new Map<boolean, NodeCompiler>();

/** One of each per process: a compiler keeps its fonts and what it learnt of the templates. */
function compilerFor(text: string): NodeCompiler {
  const allScripts = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/u.test(text);
  const there = made.get(allScripts);
  if (there) return there;
  const fontBlobs = [...ours, ...(allScripts ? others : [])].map(font);
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs }] });
  made.set(allScripts, compiler);
  return compiler;
}

/** What all documents share (faces, templates) is used at each, and stays. */
const keptCompilations = 2;

/** Accessible (PDF/UA-1), or made to be kept with what is attached to it (PDF/A-3a): the compiler takes one of the two. */
export type PdfStandard = "ua-1" | "a-3a";

function setPages(compiler: NodeCompiler, mainFilePath: string, inputs: Inputs, pdfStandard: PdfStandard): Uint8Array {
  const compiled = compiler.compile({ mainFilePath, inputs });
  const document = compiled.result;
  if (!document) {
    const error = compiled.takeError();
    throw new Error(`The document was not set: ${JSON.stringify(error && compiler.fetchDiagnostics(error))}`);
  }
  try {
    return compiler.pdf(document, { pdfStandard });
  } catch {
    // A letter that none of our faces has: the standard forbids it, a person's name may still need it.
    return compiler.pdf(document, { pdfTags: true });
  }
}

/** `view` is what the template shows: it says which faces are needed. */
type Inputs = { view: string } & Record<string, string>;

/** A tagged PDF, from a template and what it is given. */
export function setPdf(template: string, inputs: Inputs, standard: PdfStandard): Uint8Array {
  const compiler = compilerFor(inputs.view);
  try {
    return setPages(compiler, template, inputs, standard);
  } finally {
    // It remembers what it set: a megabyte a document, and people's data, for as long as the process lives.
    compiler.evictCache(keptCompilations);
  }
}
