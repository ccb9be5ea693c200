import { parts, servers } from "./servers.ts";

export async function setup(): Promise<() => Promise<void>> {
  await servers.start(...parts);
  Object.assign(process.env, servers.environment());
  // The import is dynamic, so that the module sees the environment set above: it creates the template database on these servers.
  const prepare = await import("../../../packages/features/test/prepare.ts");
  await prepare.setup();
  return async () => {
    if (!process.env.FAULTS_KEEP) await servers.stop(...parts);
  };
}
