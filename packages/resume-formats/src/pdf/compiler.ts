import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

export const templatesFolder = fileURLToPath(new URL("./templates/", import.meta.url));

const { resolve } = createRequire(import.meta.url);
const font = (path: string): Buffer => readFileSync(resolve(`@expo-google-fonts/${path}.ttf`));

const ours = [
  "instrument-sans/400Regular/InstrumentSans_400Regular",
  "instrument-sans/500Medium/InstrumentSans_500Medium",
  "instrument-sans/600SemiBold/InstrumentSans_600SemiBold",
  "newsreader/400Regular/Newsreader_400Regular",
  "newsreader/600SemiBold/Newsreader_600SemiBold",
];
/** For names in other scripts: 14 MB, read when the first one comes. */
const others = [
  "noto-sans/400Regular/NotoSans_400Regular",
  "noto-sans/600SemiBold/NotoSans_600SemiBold",
  "noto-sans-arabic/400Regular/NotoSansArabic_400Regular",
  "noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold",
  "noto-sans-sc/400Regular/NotoSansSC_400Regular",
  "noto-emoji/400Regular/NotoEmoji_400Regular",
];

const made = new Map<boolean, NodeCompiler>();

/** One of each per process: a compiler keeps its fonts and what it learnt of the templates. */
export function compilerFor(text: string): NodeCompiler {
  const allScripts = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/u.test(text);
  const there = made.get(allScripts);
  if (there) return there;
  const fontBlobs = [...ours, ...(allScripts ? others : [])].map(font);
  const compiler = NodeCompiler.create({ workspace: templatesFolder, fontArgs: [{ fontBlobs }] });
  made.set(allScripts, compiler);
  return compiler;
}
