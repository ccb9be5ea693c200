import { parts, servers } from "./servers.ts";

export async function setup(): Promise<() => Promise<void>> {
  await servers.start(...parts);
  Object.assign(process.env, servers.environment());
  // Imported only after the environment is set, because the template database is created on these servers.
  const { prepareTemplate } = await import("@orbita/testing");
  await prepareTemplate();
  return async () => {
    if (!process.env.FAULTS_KEEP) await servers.stop(...parts);
  };
}
