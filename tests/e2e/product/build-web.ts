import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./folders.ts";

const sources = [
  "apps/web/src",
  "apps/web/public",
  "apps/web/vite.config.ts",
  "packages/ui/src",
  "packages/contract/src",
];
const built = join(repository, "apps/web/dist/server/server.js");
/** Files that the build itself writes, so they do not make the build stale. */
const generated = /\.gen\.ts$/;

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return generated.test(path) ? 0 : stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds the web app for production, unless the last build is newer than all sources. */
export function buildWeb(): void {
  const changed = Math.max(...sources.map((path) => newest(join(repository, path))));
  if (existsSync(built) && statSync(built).mtimeMs > changed) return;
  execFileSync("pnpm", ["--filter", "@orbita/web", "build"], {
    cwd: repository,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
