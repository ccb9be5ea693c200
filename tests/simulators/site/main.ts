import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { sendJson } from "../support/http.ts";
import { latinPage, pages } from "./pages.ts";
import { picture, pixelBomb } from "./picture.ts";

const teal = [15, 118, 110] as const;
const sand = [240, 220, 180] as const;
const pictures: Readonly<Record<string, () => Buffer>> = {
  "/pictures/wide.png": () => picture(1_200, 630, [teal, sand]),
  "/pictures/square.png": () => picture(180, 180, [sand, teal]),
  "/pictures/logo.png": () => picture(400, 400, [teal, [10, 30, 60]]),
  "/pictures/bomb.png": pixelBomb,
  "/pictures/not-a-picture": () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"),
};

const page = (response: ServerResponse, headers: Record<string, string> = {}) =>
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });

/** Sends a chunk at intervals, until the client gives up. */
function drip(response: ServerResponse, piece: string | Buffer, everyMs: number): void {
  const timer = setInterval(() => response.write(piece), everyMs);
  response.once("close", () => clearInterval(timer));
}

type PageResponder = (response: ServerResponse, url: URL) => void;
/** Faulty and hostile server behaviour, by path. */
const trouble: Readonly<Record<string, PageResponder>> = {
  "/redirect": (response, url) => {
    // The header is sent with non-ASCII characters as raw bytes, as real servers do.
    const location = Buffer.from(url.searchParams.get("to") ?? "/", "utf8").toString("latin1");
    response.writeHead(Number(url.searchParams.get("code") ?? 302), { location, "content-type": "text/html" }).end();
  },
  "/redirects": (response, url) => {
    const left = Number(url.searchParams.get("left"));
    response.writeHead(302, { location: left > 0 ? `/redirects?left=${left - 1}` : "/article" }).end();
  },
  "/status": (response, url) => {
    response.writeHead(Number(url.searchParams.get("code")), { "content-type": "text/html" }).end(pages["/article"]);
  },
  "/inner-picture": (response, url) => {
    const inner = `http://127.0.0.1:${url.searchParams.get("port")}/`;
    const inside = [inner, `/redirect?to=${encodeURIComponent(inner)}`];
    page(response).end(
      `<title>Con una figura di casa</title>${inside
        .map((address, index) => `<meta ${index ? "name='twitter" : "property='og"}:image' content="${address}">`)
        .join("")}`,
    );
  },
  "/once": (response) => {
    if (hits.filter(({ path }) => path === "/once").length > 1) return void response.writeHead(503).end();
    page(response).end(pages["/article"]);
  },
  "/circle": (response) => void response.writeHead(302, { location: "/circle" }).end(),
  "/silent": () => {},
  "/drip": (response) => drip(page(response), "<p>", 100),
  "/slow-headers": (response) => {
    const { socket } = response;
    socket?.write("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n");
    const timer = setInterval(() => socket?.write("x-more: 1\r\n"), 100);
    socket?.once("close", () => clearInterval(timer));
  },
  "/endless": (response) => {
    const head = `<title>Senza fine</title>${"<p>".repeat(10_000)}`;
    const more = () => {
      while (!response.closed && response.write(head));
    };
    page(response).on("drain", more);
    more();
  },
  "/bomb": (response) =>
    page(response, { "content-encoding": "gzip" }).end(
      gzipSync(Buffer.concat([Buffer.from("<title>Bomba</title>"), Buffer.alloc(16 * 1_024 * 1_024, 32)])),
    ),
  "/packed": (response) => page(response, { "content-encoding": "gzip" }).end(gzipSync(pages["/article"]!)),
  "/packed-twice": (response) =>
    page(response, { "content-encoding": "gzip, gzip" }).end(gzipSync(gzipSync(pages["/article"]!))),
  "/not-packed": (response) => page(response, { "content-encoding": "gzip" }).end(pages["/article"]),
  "/headers": (response) => page(response, { "x-long": "a".repeat(100_000) }).end(pages["/article"]),
  "/many-headers": (response) => {
    for (let n = 0; n < 3_000; n++) response.setHeader(`x-${n}`, "a".repeat(20));
    page(response).end(pages["/article"]);
  },
  "/too-short": (response) => {
    page(response, { "content-length": "100000" }).write(pages["/article"]);
    setTimeout(() => response.destroy(), 50);
  },
  "/both-lengths": (response) => {
    response.socket?.end(
      `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    );
  },
  "/garbage": (response) => void response.socket?.end("\u0000\u0001 not http at all\r\n\r\n"),
  "/json": (response) => sendJson(response, 200, { title: "no page" }),
  "/no-type": (response) => void response.writeHead(200).end(pages["/article"]),
  "/latin": (response) => void response.writeHead(200, { "content-type": "text/html" }).end(latinPage),
  "/long-picture": (response) => {
    response.writeHead(200, { "content-type": "image/png" });
    drip(response, Buffer.alloc(512 * 1_024), 5);
  },
};

let hits: { path: string; headers: IncomingMessage["headers"] }[] = [];

const answer: RequestListener = (request, response) => {
  const url = new URL(request.url ?? "/", "http://site");
  if (url.pathname === "/control/hits") {
    sendJson(response, 200, { hits });
    hits = [];
    return;
  }
  hits.push({ path: url.pathname, headers: request.headers });
  const made = pictures[url.pathname];
  if (made) return void response.writeHead(200, { "content-type": "image/png" }).end(made());
  const text = pages[url.pathname];
  if (text) return void page(response).end(text);
  const known = trouble[url.pathname];
  if (known) return known(response, url);
  response.writeHead(404, { "content-type": "text/html" }).end();
};

if (process.env.NODE_ENV === "production") throw new Error("simulators are for tests and development");
const server = createServer(answer);
// Listens on an IP address, which avoids a lookup of this machine's name.
server.listen(Number(process.env.PORT) || 0, "127.0.0.1", () => {
  const at = server.address();
  if (at && typeof at === "object") console.log(`http://127.0.0.1:${at.port}`);
});
const end = () => process.exit(0);
process.once("SIGTERM", end).once("SIGINT", end);
if (process.argv.includes("--with-parent")) process.stdin.resume().once("end", end).once("error", end);
