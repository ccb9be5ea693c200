import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runFolder } from "../product/folders.ts";
import { widths } from "./inspect.ts";

const folder = () => join(runFolder("crawl"), "resized");

/** Before a crawl: no kind of page was resized yet. */
export function clearWidthClaims(): void {
  rmSync(folder(), { recursive: true, force: true });
}

/** All widths for the first crawl that asks with this key, the first width alone for the others. Holds across processes. */
export function claimWidths(key: string): readonly number[] {
  mkdirSync(folder(), { recursive: true });
  try {
    writeFileSync(join(folder(), encodeURIComponent(key)), "", { flag: "wx" });
    return widths;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return widths.slice(0, 1);
  }
}
