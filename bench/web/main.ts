import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { aJobPost, aSpace, createDatabase, prepareTemplate } from "@orbita/testing";
import { startChild } from "../child.ts";
import { median, report, round } from "../figures.ts";
import { productionOf } from "../production.ts";

/** Measures the public job page: its download size, and its render cost against `renderToString` of the same tree. */
const quick = process.argv.includes("--quick");
const rounds = quick ? 3 : 5;
const pages = quick ? 60 : 200;
const bounds = { jsKb: 150, cssKb: 15, ratio: 2 };

const web = fileURLToPath(new URL("../../apps/web/", import.meta.url));
const out = join(web, "node_modules/.bench-web");
if (!quick || !existsSync(out)) {
  const { status } = spawnSync("pnpm", ["exec", "vite", "build", "--outDir", out, "--logLevel", "error"], {
    cwd: web,
    env: { ...process.env, NODE_ENV: "production", ORBITA_SERVER_ENTRY: "../bench/server-entry.tsx" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("the web app did not build");
}
process.env.NODE_ENV = "production";

type PageRenderer = (request: Request, options: { context: object }) => Promise<Response>;
const { default: entry } = (await import(join(out, "server/server-entry.js"))) as {
  default: { fetch: PageRenderer; bare: PageRenderer; rendered: PageRenderer };
};

await prepareTemplate();
const database = await createDatabase();
const space = await aSpace(database.db);
const { id } = await aJobPost(database.db, { spaceId: space.id, status: "published" });
const production = productionOf(database.url);
const api = await startChild(new URL("../api/whole.ts", import.meta.url), production.env);

const origin = "http://localhost:1";
const ask = (render: PageRenderer) =>
  render(new Request(`${origin}/jobs/${id}`, { headers: { accept: "text/html" } }), {
    context: {
      nonce: "bench",
      origin,
      apiUrl: api.origin,
      requestId: "bench-web-page",
      address: "127.0.0.1",
      accessToken: null,
    },
  });
async function pageOnce(): Promise<string> {
  const answer = await ask(entry.fetch);
  const text = await answer.text();
  if (answer.status !== 200 || !text.includes("JobPosting")) throw new Error(`the page answered ${answer.status}`);
  return text;
}

const html = await pageOnce();
for (let turn = 0; turn < pages; turn++) await pageOnce();
const microsOf = async (render: PageRenderer) => ((await (await ask(render)).json()) as { micros: number }).micros;
const [wholePages, ours, bare]: [number[], number[], number[]] = [[], [], []];
for (let turn = 0; turn < rounds; turn++) {
  const before = process.cpuUsage();
  for (let page = 0; page < pages; page++) await pageOnce();
  const { user, system } = process.cpuUsage(before);
  wholePages.push((user + system) / pages);
  const renders: number[] = [];
  for (let page = 0; page < pages; page++) renders.push(await microsOf(entry.rendered));
  ours.push(renders.reduce((sum, micros) => sum + micros, 0) / pages);
  bare.push(await microsOf(entry.bare));
}
api.stop();
await database.drop();
production.forget();

/** The scripts and style sheets that the page loads before any interaction. */
const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
const weigh = (ending: string) =>
  round(
    files
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(out, "client", file))).length, 0) / 1_024,
    1,
  );
const ratio = round(median(ours.map((cost, turn) => cost / bare[turn]!)));
const figures = {
  jsKb: weigh(".js"),
  cssKb: weigh(".css"),
  renderMicros: round(median(ours), 0),
  bareMicros: round(median(bare), 0),
  ratio,
  /** The cost of the whole page (routing, the loader with its API call, and the render) is reported, but has no bound. */
  wholePageMicros: round(median(wholePages), 0),
};
report(
  "web",
  { ...figures, bounds },
  figures.jsKb <= bounds.jsKb && figures.cssKb <= bounds.cssKb && ratio <= bounds.ratio,
);
process.exit();
