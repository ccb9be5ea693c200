import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@orbita/db";
import { repository } from "../product/folders.ts";
import type { RunningProduct } from "../product/product.ts";

/** Loads the demo's Spaces, posts and people into the database, and waits until the search index contains the posts. */
export async function plantDemo({ environment, apiUrl, databaseUrl }: RunningProduct): Promise<void> {
  const env = { ...environment, NODE_ENV: "development" };
  const db = connect({ url: databaseUrl, max: 1, applicationName: "pictures" });
  await db.deleteFrom("locations").execute();
  await db.destroy();
  for (const script of ["reference", "seed"])
    execFileSync(process.execPath, [`apps/worker/src/cli/${script}.ts`], { cwd: repository, env, stdio: "ignore" });
  const deadline = Date.now() + 60_000;
  while ((await found(apiUrl)) < 50) {
    if (Date.now() > deadline) throw new Error("the demo's job posts do not reach the index");
    await sleep(500);
  }
}

async function found(apiUrl: string): Promise<number> {
  // The request may fail, because loading the demo blocks this process for so long that a kept-alive connection is closed in
  // between. A failure counts as nothing found.
  const answer = await fetch(`${apiUrl}/api/v1/public/jobpost/search`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-request-scope": "public" },
    body: JSON.stringify({ page: 0, size: 1, filters: [] }),
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { totalElements: number }).totalElements : 0;
}
