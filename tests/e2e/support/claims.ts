import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runFolder } from "../product/folders.ts";

const folder = (list: string) => join(runFolder("claims"), list);

/** Removes all claims of this list before a run of the journeys. */
export function clearClaims(list: string): void {
  rmSync(folder(list), { recursive: true, force: true });
}

/**
 * Claims a key, so that several workers do a piece of work once; true for the first caller. The claims are files that are
 * created exclusively, so all workers share them.
 */
export function claim(list: string, key: string): boolean {
  mkdirSync(folder(list), { recursive: true });
  try {
    writeFileSync(join(folder(list), encodeURIComponent(key)), "", { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}
