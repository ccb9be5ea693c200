import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

export const templatesFolder = fileURLToPath(new URL("./templates/", import.meta.url));

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
export function compilerFor(text: string): NodeCompiler {
  const allScripts = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/u.test(text);
  const there = made.get(allScripts);
  if (there) return there;
  const fontBlobs = [...ours, ...(allScripts ? others : [])].map(font);
  const compiler = NodeCompiler.create({ workspace: templatesFolder, fontArgs: [{ fontBlobs }] });
  made.set(allScripts, compiler);
  return compiler;
}
