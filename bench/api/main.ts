import { randomUUIDv7 } from "node:crypto";
import { createTokenSigner, loadTokenKeys, readSessionKeys } from "@orbita/platform";
import { aJobPost, aSpace, aUser, createDatabase, prepareTemplate } from "@orbita/testing";
import { startChild, type ServerProcess } from "../child.ts";
import { median, report, round } from "../figures.ts";
import { load, type LoadRequest } from "../load.ts";
import { productionOf } from "../production.ts";

/**
 * Measures the CPU time of the API per request, compared with a baseline server of only node:http and pg, in alternating rounds.
 * See docs/benchmarks.md.
 */
const quick = process.argv.includes("--quick");
const rounds = quick ? 3 : 7;
const count = quick ? 1_500 : 4_000;

await prepareTemplate();
const database = await createDatabase();
const production = productionOf(database.url);

const space = await aSpace(database.db);
const { id } = await aJobPost(database.db, { spaceId: space.id, status: "published" });
const { id: userId } = await aUser(database.db);
const sessionId = randomUUIDv7();
await database.db
  .insertInto("sessions")
  .values({ id: sessionId, user_id: userId, expires_at: new Date(Date.now() + 86_400_000) })
  .execute();
const signer = createTokenSigner({
  keys: await loadTokenKeys(production.keysFile),
  sessionKeys: readSessionKeys(production.sessionKey),
  issuer: "orbita",
});
const { token } = await signer.sign({ userId, sessionId }, new Date());

const env = { DATABASE_URL: database.url, NODE_ENV: "production" };
const path = `/api/v1/public/jobpost/${id}`;
const servers: Record<string, { child: ServerProcess; ask: LoadRequest; costs: number[] }> = {};
for (const [name, file, variables, headers] of [
  ["bare", "bare.ts", env, {}],
  ["mounted", "mounted.ts", env, {}],
  ["whole", "whole.ts", production.env, {}],
  ["wholeWithToken", "whole.ts", production.env, { authorization: `Bearer ${token}` }],
] as const) {
  const child = await startChild(new URL(file, import.meta.url), variables);
  servers[name] = {
    child,
    ask: { url: child.origin + path, headers: { ...headers, "x-request-scope": "public" } },
    costs: [],
  };
}

const all = Object.values(servers);
for (const { ask } of all) await load(ask, { count: 2_000, connections: 8 });
for (let turn = 0; turn < rounds; turn++) {
  for (const { child, ask, costs } of all) {
    const before = await child.cpuMicros();
    await load(ask, { count, connections: 8 });
    costs.push(((await child.cpuMicros()) - before) / count);
  }
}
for (const { child } of all) child.stop();
await database.drop();
production.forget();

/** The median of the ratios per round, because other load on the machine slows both servers of a round alike. */
const ratio = (name: string) =>
  round(median(servers[name]!.costs.map((cost, turn) => cost / servers.bare!.costs[turn]!)));
const cpu = Object.fromEntries(Object.entries(servers).map(([name, { costs }]) => [name, round(median(costs), 1)]));
const ratios = { mounted: ratio("mounted"), whole: ratio("whole"), wholeWithToken: ratio("wholeWithToken") };
report(
  "api",
  { cpuMicrosPerRequest: cpu, ratios, bounds: { mounted: 1.25, whole: 1.8 } },
  ratios.mounted <= 1.25 && ratios.wholeWithToken <= 1.8 && ratios.whole <= 1.8,
);
