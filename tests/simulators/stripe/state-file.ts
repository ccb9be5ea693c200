import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { SimulatorState, StripeWorld } from "./world.ts";

const everyMs = 2_000;

/**
 * Keeps the state in a file, for development: the product's database outlives this process, so the objects it references must
 * survive a restart.
 */
export function keepState(world: StripeWorld, file: string): void {
  const written = () =>
    JSON.stringify(Object.fromEntries(Object.entries(world.state).map(([name, map]) => [name, [...map]])));
  try {
    const kept = JSON.parse(readFileSync(file, "utf8")) as Record<string, [string, unknown][]>;
    for (const [name, entries] of Object.entries(kept))
      for (const [id, one] of entries) (world.state[name as keyof SimulatorState] as Map<string, unknown>).set(id, one);
  } catch {
    // A missing file means that there is no state yet.
  }
  let before = written();
  const save = () => {
    const now = written();
    if (now === before) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, now, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    before = now;
  };
  setInterval(save, everyMs).unref();
  process.once("exit", save);
}
