import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { staticFiles } from "./static-files.ts";

const script = "const marker = 1;\n".repeat(200);

test("a script with a precompressed .br file beside it → that file is sent unchanged", async () => {
  const dir = mkdtempSync(join(tmpdir(), "orbita-static-"));
  mkdirSync(join(dir, "assets"));
  writeFileSync(join(dir, "assets/app-1a2b.js"), script);
  const stored = brotliCompressSync(`${script}// the stored file`);
  writeFileSync(join(dir, "assets/app-1a2b.js.br"), stored);
  const [serve] = staticFiles(dir);
  const request = new Request("http://localhost/assets/app-1a2b.js", { headers: { "accept-encoding": "br" } });
  const response = await serve!(request, () => new Response(null, { status: 404 }));
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(Buffer.from(await response.arrayBuffer())).toEqual(stored);
});
