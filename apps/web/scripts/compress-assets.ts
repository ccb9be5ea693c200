import { globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/**
 * Writes a .br and a .gz file beside each script and stylesheet of the build.
 * The web server sends them as they are; without them it would compress the same file again for every request.
 */
const assets = fileURLToPath(new URL("../dist/client/assets/", import.meta.url));
/** Smallest file to compress. The web server also sends smaller files uncompressed. */
const leastBytes = 1_024;
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const paths = globSync("**/*.{js,css,svg}", { cwd: assets });
if (paths.length === 0) throw new Error(`no scripts in ${assets}: run vite build first`);
for (const path of paths) {
  const content = readFileSync(assets + path);
  if (content.length < leastBytes) continue;
  writeFileSync(`${assets + path}.br`, brotliCompressSync(content, quality));
  writeFileSync(`${assets + path}.gz`, gzipSync(content, { level: 9 }));
}
