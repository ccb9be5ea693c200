import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

/** The folder of all packages. Each template is beside its code, and imports the shared base as "/document-kit/src/base.typ". */
const root = fileURLToPath(new URL("../../", import.meta.url));

const font = (address: string): Buffer => readFileSync(fileURLToPath(address));

const ours = [
  import.meta.resolve("@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/instrument-sans/500Medium/InstrumentSans_500Medium.ttf"),
  import.meta.resolve("@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf"),
  import.meta.resolve("@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/newsreader/600SemiBold/Newsreader_600SemiBold.ttf"),
];
/** Fonts for scripts other than Latin. They are 14 MB, so they are loaded on first use. */
const others = [
  import.meta.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf"),
];

const made = new Map<boolean, NodeCompiler>();

/**
 * The compiler for a text, with or without the fonts for other scripts. Each of the two exists once per process, because a compiler
 * caches its fonts and templates.
 */
function compilerFor(text: string): NodeCompiler {
  const allScripts = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/u.test(text);
  const there = made.get(allScripts);
  if (there) return there;
  const fontBlobs = [...ours, ...(allScripts ? others : [])].map(font);
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs }] });
  made.set(allScripts, compiler);
  return compiler;
}

/** How many compilations a cache entry survives unused. Fonts and templates are used by every document, so they stay cached. */
const keptCompilations = 2;

/**
 * `ua-1` is accessible (PDF/UA-1), `a-3a` archivable with attachments (PDF/A-3a). The compiler supports only one standard at a
 * time.
 */
export type PdfStandard = "ua-1" | "a-3a";

function setPages(
  compiler: NodeCompiler,
  mainFilePath: string,
  inputs: TypstInputs,
  pdfStandard: PdfStandard,
): Uint8Array {
  const compiled = compiler.compile({ mainFilePath, inputs });
  const document = compiled.result;
  if (!document) {
    const error = compiled.takeError();
    throw new Error(`The document was not set: ${JSON.stringify(error && compiler.fetchDiagnostics(error))}`);
  }
  try {
    return compiler.pdf(document, { pdfStandard });
  } catch {
    // Compiling failed because no font has one of the letters, which the standard forbids. The letter may be part of a person's
    // name, so the PDF is made without the standard.
    return compiler.pdf(document, { pdfTags: true });
  }
}

/** `view` is the content that the template prints; its letters determine the fonts. */
type TypstInputs = { view: string } & Record<string, string>;

/** Renders a template with its inputs as a tagged PDF. */
export function setPdf(template: string, inputs: TypstInputs, standard: PdfStandard): Uint8Array {
  const compiler = compilerFor(inputs.view);
  try {
    return setPages(compiler, template, inputs, standard);
  } finally {
    // Clears the cache: otherwise the compiler would keep each document, a megabyte of personal data, for the lifetime of the
    // process.
    compiler.evictCache(keptCompilations);
  }
}
