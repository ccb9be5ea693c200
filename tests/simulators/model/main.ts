import { setTimeout as sleep } from "node:timers/promises";
import { readBody, sendJson, type Exchange } from "../support/http.ts";
import { serve } from "../support/serve.ts";
import { answerTo, type AnswerVariant, type ExactResponse } from "./answers.ts";
import { anthropic, openai, type WireFormat } from "./wires.ts";

/** How the simulated model delivers its response: slowly in chunks, cut off, as an error, or never. */
export type ModelFault = "slow" | "stall" | "cutOff" | "tooLong" | "busy" | "error" | "hang";
export type ModelBehaviour = {
  content: AnswerVariant;
  exact: ExactResponse[];
  fault: ModelFault | null;
  /** Number of requests to which the behaviour applies; null until it is changed. */
  times: number | null;
  /** The delay between two chunks, in milliseconds. */
  gapMs: number;
  pieceChars: number;
  retryAfter: string | null;
};

const usual: ModelBehaviour = {
  content: "right",
  exact: [],
  fault: null,
  times: null,
  gapMs: 0,
  pieceChars: 24,
  retryAfter: null,
};
let behaviour = usual;
let received: { at: number; path: string; body: string }[] = [];
/** The numbers of the open requests, and how each ended request ended. */
const open = new Set<number>();
let ended: { number: number; at: number; by: "us" | "client" }[] = [];
let number = 0;
let most = 0;

const tokensIn = (text: string): number => Math.ceil(text.length / 4);
const hangMs = 120_000;

function takeFault(): ModelFault | null {
  const { fault, times } = behaviour;
  if (times === null) return fault;
  if (times <= 0) return null;
  behaviour = { ...behaviour, times: times - 1 };
  return fault;
}

async function streamAnswer(
  { response }: Exchange,
  wire: WireFormat,
  body: Record<string, unknown>,
  fault: ModelFault | null,
) {
  const { gapMs, pieceChars, content, exact } = behaviour;
  const text = answerTo(wire.read(body), content, exact);
  const counted = { in: tokensIn(JSON.stringify(body)), out: tokensIn(text) };
  if (body.stream !== true) return sendJson(response, 200, wire.whole(body, text, counted));
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  for (const event of wire.open(body, counted.in)) response.write(event);
  const pieces = text.match(new RegExp(`[^]{1,${pieceChars}}`, "g")) ?? [];
  const half = Math.ceil(pieces.length / 2);
  for (const [index, piece] of pieces.entries()) {
    if (response.destroyed) return;
    if (index === half && fault === "cutOff") {
      // Waits until the written data has arrived before it breaks the connection.
      await sleep(50);
      return response.destroy();
    }
    if (index === half && fault === "tooLong") return response.end();
    if (index === half && fault === "stall") await sleep(hangMs, undefined, { ref: false });
    response.write(wire.piece(body, piece));
    const gap = fault === "slow" ? Math.max(gapMs, 200) : gapMs;
    if (gap > 0) await sleep(gap);
  }
  response.end(wire.close(body, counted).join(""));
}

async function answer(exchange: Exchange, wire: WireFormat): Promise<void> {
  const { request, response } = exchange;
  const mine = (number += 1);
  open.add(mine);
  most = Math.max(most, open.size);
  response.once("close", () => {
    open.delete(mine);
    ended.push({ number: mine, at: Date.now(), by: response.writableFinished ? "us" : "client" });
  });
  const raw = await readBody(request);
  received.push({ at: Date.now(), path: wire.path, body: raw });
  const body = JSON.parse(raw) as Record<string, unknown>;
  const refusal = wire.refusal(body, request.headers);
  if (refusal) return sendJson(response, refusal.status, refusal.body);
  const fault = takeFault();
  if (fault === "hang") await sleep(hangMs, undefined, { ref: false });
  if (fault === "error") return sendJson(response, 500, wire.trouble(500));
  if (fault === "busy") {
    if (behaviour.retryAfter !== null) response.setHeader("retry-after", behaviour.retryAfter);
    return sendJson(response, 429, wire.trouble(429));
  }
  await streamAnswer(exchange, wire, body, fault);
}

/** Control routes for tests only. */
async function control({ request, response, url }: Exchange): Promise<void> {
  const told = (await readBody(request)) || "{}";
  if (url.pathname === "/control/behave") {
    behaviour = { ...usual, ...(JSON.parse(told) as Partial<ModelBehaviour>) };
    return sendJson(response, 200, {});
  }
  if (url.pathname === "/control/received") return sendJson(response, 200, { received });
  if (url.pathname === "/control/open") return sendJson(response, 200, { open: open.size, most, ended });
  if (url.pathname !== "/control/forget") return sendJson(response, 404, {});
  [received, ended, most] = [[], [], open.size];
  sendJson(response, 200, {});
}

await serve("model", () => {
  async function route(exchange: Exchange): Promise<void> {
    if (exchange.url.pathname.startsWith("/control/")) return control(exchange);
    const wire = [openai, anthropic].find(({ path }) => path === exchange.url.pathname);
    if (!wire) return sendJson(exchange.response, 404, {});
    await answer(exchange, wire);
  }
  return (request, response) =>
    void route({ request, response, url: new URL(request.url ?? "/", "http://localhost") }).catch(() =>
      response.destroy(),
    );
});
