import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/**
 * Checks the sizes of the public pages in `pages`, as a guest loads them: scripts, stylesheets, message catalogues, and STOMP, which loads
 * after the page.
 * Fails if the scripts include Zod, Mantine or the client of server functions.
 */
const limits = { js: 150 * 1024, css: 15 * 1024 };
/** The directory of Spaces is the largest page; its limit may shrink but not grow. */
const limitOf = (page: string): number => (page === "spaces" ? 152 * 1024 : limits.js);

type BundleChunk = { file: string; imports?: string[]; css?: string[] };
type BundleManifest = Record<string, BundleChunk>;

const client = fileURLToPath(new URL("../dist/client/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, "utf8")) as BundleManifest;
const startsWith = (...sources: string[]) =>
  Object.keys(manifest).filter((key) => sources.some((source) => key === source || key.startsWith(`${source}?`)));

/** Collects the script and stylesheet files of manifest entries, including all that they import. */
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
const later = startsWith("src/shell/realtime/connection.ts");
const linked = Object.keys(manifest).filter((key) => key.endsWith("packages/ui/src/public.css"));
if (linked.length !== 1) throw new Error("the stylesheet of public pages was not found");

/** The checked pages, each with the message catalogues that it loads. */
const pages = {
  home: ["public"],
  jobs: ["public"],
  job: ["public"],
  spaces: ["public", "pages"],
  skills: ["public", "pages"],
} as const;

for (const [page, catalogues] of Object.entries(pages)) {
  const own = startsWith("src/routes/public/public.tsx", `src/routes/public/${page}.tsx`);
  const texts = startsWith(...catalogues.map((catalogue) => `src/locales/${catalogue}/it.po`));
  if (own.length < 2 || texts.length < catalogues.length) throw new Error(`the chunks of ${page} were not found`);
  const before = filesOf([...entry, ...own, ...texts]);
  const all = filesOf([...entry, ...own, ...texts, ...later]);
  for (const sheet of linked) all.css.add(manifest[sheet]!.file);
  const found = { js: weigh(all.js), css: weigh(all.css) };
  const scripts = [...all.js].map((file) => readFileSync(client + file, "utf8")).join("\n");
  const strangers = ["ZodError", "MantineProvider", "x-tsr-serverFn"].filter((name) => scripts.includes(name));
  console.log(
    `${page}: JS ${kilobytes(found.js)} gz of ${kilobytes(limitOf(page))} in ${all.js.size} files`,
    `(${kilobytes(weigh(before.js))} before the page works),`,
    `CSS ${kilobytes(found.css)} of ${kilobytes(limits.css)}`,
  );
  for (const name of strangers) console.error(`${name} is in the scripts of ${page}`);
  if (found.js > limitOf(page) || found.css > limits.css || strangers.length > 0) process.exitCode = 1;
}
