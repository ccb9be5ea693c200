import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/**
 * What a guest's browser loads for a public job page: its scripts and stylesheets, its texts, and STOMP, which comes
 * after it by itself. Neither Zod nor Mantine may be among it, nor what calls server functions, of which there are none.
 */
const limits = { js: 150 * 1024, css: 15 * 1024 };

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

const client = fileURLToPath(new URL("../dist/client/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, "utf8")) as Manifest;
const startsWith = (...sources: string[]) =>
  Object.keys(manifest).filter((key) => sources.some((source) => key === source || key.startsWith(`${source}?`)));

/** With everything they import in turn. */
function filesOf(keys: readonly string[]): { js: Set<string>; css: Set<string> } {
  const seen = new Set<string>();
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    (chunk.file.endsWith(".css") ? css : js).add(chunk.file);
    for (const sheet of chunk.css ?? []) css.add(sheet);
    for (const next of chunk.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return { js, css };
}

const weigh = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(client + file), { level: 9 }).length, 0);
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const entry = Object.keys(manifest).filter((key) => (manifest[key] as { isEntry?: boolean }).isEntry);
const page = startsWith("src/routes/public/public.tsx", "src/routes/public/job.tsx", "src/locales/public/it.po");
const later = startsWith("src/shell/realtime/connection.ts");
const all = filesOf([...entry, ...page, ...later]);
const before = filesOf([...entry, ...page]);
const linked = readFileSync(`${client}.vite/manifest.json`, "utf8").match(/assets\/public-[\w-]+\.css/g) ?? [];
for (const sheet of linked) all.css.add(sheet);

const found = { js: weigh(all.js), css: weigh(all.css) };
const scripts = [...all.js].map((file) => readFileSync(client + file, "utf8")).join("\n");
const strangers = ["ZodError", "MantineProvider", "x-tsr-serverFn"].filter((name) => scripts.includes(name));

console.log(`public job page: JS ${kilobytes(found.js)} gz of ${kilobytes(limits.js)} in ${all.js.size} files`);
console.log(`  of it before the page works: ${kilobytes(weigh(before.js))}`);
console.log(`public job page: CSS ${kilobytes(found.css)} gz of ${kilobytes(limits.css)} in ${all.css.size} files`);
if (page.length < 4) throw new Error(`the page's chunks were not found in the manifest: ${page.join(", ")}`);
for (const name of strangers) console.error(`${name} is in the public page's scripts`);
if (found.js > limits.js || found.css > limits.css || strangers.length > 0) process.exitCode = 1;
