import { mkdir } from "node:fs/promises";
import { createReadStream, createWriteStream } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { openStorage } from "@orbita/platform";
import { readStorageConfig } from "../config.ts";

/** Copies the bucket to a folder, or a folder to the bucket: node apps/worker/src/cli/bucket.ts save|load <folder>. Deletes nothing. */
const [direction, target] = process.argv.slice(2);
if (!target || (direction !== "save" && direction !== "load")) {
  process.stderr.write("usage: bucket.ts save|load <folder>\n");
  process.exit(2);
}
const folder = resolve(target);
const storage = openStorage(readStorageConfig());
let copied = 0;

async function save(key: string): Promise<void> {
  const path = resolve(join(folder, key));
  if (!path.startsWith(folder + sep)) throw new Error(`the key ${key} leads out of the folder`);
  await mkdir(dirname(path), { recursive: true });
  await pipeline(storage.get(key), createWriteStream(path, { mode: 0o600 }));
}

try {
  if (direction === "save")
    for await (const batch of storage.list(""))
      for (const { key } of batch) {
        await save(key);
        copied++;
      }
  else
    for await (const entry of glob("**", { cwd: folder, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      await storage.putStream(path.slice(folder.length + 1), createReadStream(path), "application/octet-stream");
      copied++;
    }
  process.stdout.write(`${copied} files copied\n`);
} finally {
  storage.close();
}
