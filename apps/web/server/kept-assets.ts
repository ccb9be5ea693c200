import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** Files that no running web server has had for this number of milliseconds are deleted: 30 days. */
const keptMs = 30 * 86_400_000;
const dayMs = 86_400_000;

type KeptAssetsOptions = {
  /** The build of this server, with the folder assets/. */
  readonly build: string;
  /** The folder that all web servers share. */
  readonly folder: string;
  readonly now?: () => Date;
};

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Copies under another name first: another web server must never send half a file. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}.part`;
  await copyFile(from, draft);
  await rename(draft, to);
}

/**
 * Copies the hashed files of this build into the folder that all web servers share, and marks them as in use. Open tabs of the previous
 * release, and requests that reach a server of the other release during an upgrade, then still find their scripts. Deletes old files.
 */
export async function keepAssets({ build, folder, now = () => new Date() }: KeptAssetsOptions): Promise<void> {
  const [own, kept] = [join(build, "assets"), join(folder, "assets")];
  await mkdir(kept, { recursive: true });
  const present = new Set(await namesIn(kept));
  const names = await namesIn(own);
  const time = now();
  for (const name of names) {
    if (!present.has(name)) await copyWhole(join(own, name), join(kept, name));
    await utimes(join(kept, name), time, time);
  }
  const current = new Set(names);
  for (const name of present) {
    if (current.has(name)) continue;
    const { mtimeMs } = await stat(join(kept, name)).catch(() => ({ mtimeMs: time.getTime() }));
    if (time.getTime() - mtimeMs > keptMs) await rm(join(kept, name), { force: true });
  }
}

/** Keeps the assets now and once a day, so that the age of a file counts from the day when the last server with it stopped. */
export async function startKeepingAssets(
  options: KeptAssetsOptions,
  onError: (error: Error) => void,
): Promise<{ stop: () => void }> {
  const keep = () => keepAssets(options).catch(onError);
  await keep();
  const timer = setInterval(() => void keep(), dayMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
