import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** The folder with the secrets and logs of one run. It is git-ignored, and kept afterwards so that a failure can be analysed. */
export function runFolder(name: string): string {
  const folder = join(process.env.ORBITA_STATE ?? join(repository, ".orbita"), "e2e", name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
