import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { basePath } from "@orbita/contract/product";
import { expect, test, type BrowserContext } from "@playwright/test";
import type { FindingKind } from "./finding.ts";
import { prepareContext } from "./inspect.ts";
import { openDialogs } from "./open-dialogs.ts";
import { openTab, visit } from "./visit.ts";

/** A page for each kind of defect. A detector that misses the defect here proves nothing on the real pages. */
const title = "<title>A page · Orbita</title>";
const setAlive = "<script>document.documentElement.dataset.alive = '';</script>";
const alive = `<h1>A page</h1>${setAlive}`;
const frozen = "<script>setTimeout(() => { for (;;); }, 50);</script>";

const broken: Record<FindingKind, { html: string; status?: number }> = {
  "frozen tab": { html: `${title}${alive}${frozen}` },
  console: { html: `${title}${alive}<script>console.warn("Uncompiled message detected!");</script>` },
  "raw message id": { html: `${title}${alive}<button aria-label="NBGdDl">x</button>` },
  title: { html: `<title>Orbita · Orbita</title>${alive}` },
  "sideways scroll": { html: `${title}${alive}<div style="width: 350px">wide</div>` },
  "failed page": { html: `${title}${alive}`, status: 500 },
  "unexpected write": { html: `${title}${alive}<script>fetch("${basePath}/me", { method: "PATCH" });</script>` },
};

let server: Server | undefined;

/** Serves the document at every path on a free port, and returns the server's address. */
async function serve(context: BrowserContext, html: string, status = 200): Promise<string> {
  await prepareContext(context, ["NBGdDl"]);
  server = createServer(({ url }, response) => {
    if (url === "/favicon.ico") return response.writeHead(204).end();
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
    return response.end(`<!doctype html><html><head></head><body>${html}`);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test.afterEach(() => server?.close().closeAllConnections());

for (const [kind, { html, status }] of Object.entries(broken))
  test(`page with the defect "${kind}" → the crawl reports it`, async ({ context }) => {
    const url = await serve(context, html, status);
    const { findings } = await visit(await openTab(context), url, { address: "/" });
    expect(findings.map((finding) => finding.kind)).toContain(kind);
  });

/** A router as the product's pages have one: it replaces the content of the open document. */
const routerWith = (html: string) =>
  `<script>window.__TSR_ROUTER__ = { navigate: async ({ href }) => { history.pushState(null, "", href); document.body.innerHTML = ${JSON.stringify(html)}; setTimeout(() => (document.title = "Next · Orbita"), 50); } };</script>`;

test("page with a defect that is opened by the client-side router → the crawl reports it", async ({ context }) => {
  const url = await serve(
    context,
    `${title}${alive}${routerWith('<h1>Next</h1><button aria-label="NBGdDl">x</button>')}`,
  );
  const tab = await openTab(context);
  await visit(tab, url, { address: "/" });
  const { findings, landed } = await visit(tab, `${url}next`, { address: "/next", isFollowed: true });
  expect([findings.map((finding) => finding.kind), landed]).toEqual([["raw message id"], `${url}next`]);
});

test("open page without the client-side router → the crawl loads the next address instead of following the link", async ({
  context,
}) => {
  const url = await serve(context, `${title}${alive}`);
  const tab = await openTab(context);
  await visit(tab, url, { address: "/" });
  const { landed } = await visit(tab, `${url}next`, { address: "/next", isFollowed: true });
  expect(landed).toBe(`${url}next`);
});

test("page whose title is an untranslated message id for a moment only → the crawl reports it", async ({ context }) => {
  const late = `<script>setTimeout(() => { document.title = "A page · Orbita"; document.documentElement.dataset.alive = ""; }, 300);</script>`;
  const url = await serve(context, `<title>NBGdDl · Orbita</title><h1>A page</h1>${late}`);
  const { findings } = await visit(await openTab(context), url, { address: "/" });
  expect(findings).toEqual([{ kind: "raw message id", address: "/", detail: "<title>NBGdDl · Orbita</title>" }]);
});

test("page without defects → the crawl reports nothing and finds the page's links", async ({ context }) => {
  const url = await serve(context, `${title}${alive}<a href="/next">Next</a>`);
  const { findings, links } = await visit(await openTab(context), url, { address: "/" });
  expect([findings, links]).toEqual([[], [`${url}next`]]);
});

test("page whose route loads after hydration → the crawl finds the page's links", async ({ context }) => {
  const late = `setTimeout(() => { document.body.innerHTML = "<h1>A page</h1><a href='/late'>Late</a>"; }, 900)`;
  const url = await serve(context, `${title}${setAlive}<script>${late}</script>`);
  const { links } = await visit(await openTab(context), url, { address: "/" });
  expect(links).toEqual([`${url}late`]);
});

test("dialog with a defect → the crawl opens the dialog with its button and reports the defect", async ({
  context,
}) => {
  const dialog = `<button onclick="document.querySelector('dialog').showModal()">Open</button><dialog><p>NBGdDl</p></dialog>`;
  const url = await serve(
    context,
    `${title}${alive}${dialog.replace("<p>NBGdDl</p>", "<p></p>").replace("showModal()", "showModal();document.querySelector('p').textContent='NBGdDl'")}`,
  );
  const tab = await openTab(context);
  await visit(tab, url, { address: "/" });
  const { findings } = await openDialogs({ tab, url, address: "/", pressed: new Set() });
  expect(findings.map((finding) => finding.kind)).toContain("raw message id");
});

test("page opened three times in a tab that blocks writing API calls → its script is loaded once, then cached", async ({
  context,
}) => {
  let requests = 0;
  const file = createServer((_, response) => {
    requests += 1;
    response.writeHead(200, { "content-type": "text/javascript", "cache-control": "max-age=60" }).end("0");
  });
  await once(file.listen(0, "127.0.0.1"), "listening");
  const script = `<script src="http://127.0.0.1:${(file.address() as AddressInfo).port}/a.js"></script>`;
  const url = await serve(context, `${title}${alive}${script}`);
  const tab = await openTab(context);
  for (let visits = 0; visits < 3; visits++) await visit(tab, url, { address: "/" });
  file.close().closeAllConnections();
  expect(requests).toBe(1);
});
