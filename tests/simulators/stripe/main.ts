import { setTimeout as sleep } from "node:timers/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody, sendJson } from "../support/http.ts";
import { serve } from "../support/serve.ts";
import { alone, answer, trouble, type StripeResponse, type StripeRequest } from "./answer.ts";
import { sendScript } from "./browser/serve.ts";
import { createStripeControl } from "./control.ts";
import { createFaults, type StripeFault } from "./faults.ts";
import { simulatedKeys } from "./keys.ts";
import { Problem } from "./problem.ts";
import { keepState } from "./state-file.ts";
import { createWebhooks } from "./webhooks.ts";
import { createWorld } from "./world.ts";

const world = createWorld();
const faults = createFaults();
const webhooks = createWebhooks(world);
const calls: string[] = [];
const control = createStripeControl({ world, faults, webhooks, calls });
const { STRIPE_HOOK_URL: hookUrl, STRIPE_STATE_FILE: stateFile } = process.env;
if (hookUrl) webhooks.setHook({ url: hookUrl, secret: simulatedKeys.webhook });
if (stateFile) keepState(world, stateFile);

const anyOrigin = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, DELETE, OPTIONS",
  "access-control-allow-headers": "authorization, content-type, idempotency-key, stripe-version",
};

function send(response: ServerResponse, { status, body, replayed }: StripeResponse): void {
  const more = { ...anyOrigin, "request-id": world.id("req"), ...(replayed && { "idempotent-replayed": "true" }) };
  response.writeHead(status, { "content-type": "application/json", ...more }).end(body);
}

async function askedOf(request: IncomingMessage, url: URL): Promise<StripeRequest> {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === "string" ? value : undefined;
  };
  const method = request.method ?? "GET";
  return {
    method,
    pathname: url.pathname,
    form: method === "GET" ? url.search.slice(1) : await readBody(request),
    authorization: header("authorization"),
    version: header("stripe-version"),
    key: method === "POST" ? (header("idempotency-key") ?? null) : null,
  };
}

const isTrouble = (fault: StripeFault | null, ...kinds: StripeFault["kind"][]) =>
  fault !== null && kinds.includes(fault.kind);
const said = (problem: Problem): StripeResponse => ({
  status: problem.status,
  body: JSON.stringify({ error: problem.words }),
});
const tooMany = new Problem(429, { type: "invalid_request_error", code: "rate_limit", message: "Too many requests" });

async function answerCall(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const asked = await askedOf(request, url);
  const line = `${asked.method} ${asked.pathname}`;
  const ours = asked.authorization === `Bearer ${simulatedKeys.secret}`;
  if (ours) calls.push(asked.form === "" ? line : `${line} ${asked.form}`);
  const fault = ours ? faults.next(line) : null;
  if (isTrouble(fault, "drop_before")) return void request.socket.destroy();
  if (isTrouble(fault, "error")) return send(response, said(trouble()));
  if (isTrouble(fault, "limit")) return send(response, said(tooMany));
  const strike = fault?.kind === "error_saved" || fault?.kind === "error_after" ? fault.kind : null;
  const result = await alone(asked.key, async () => {
    const done = answer(world, asked, { keys: simulatedKeys, strike });
    if (isTrouble(fault, "slow")) await sleep(fault?.ms ?? 1_000);
    return done;
  });
  if (isTrouble(fault, "drop_after")) return void request.socket.destroy();
  send(response, result);
}

async function answerControl(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  try {
    const body = JSON.parse((await readBody(request)) || "{}") as unknown;
    const { found, answer: told } = await control(url.pathname.slice("/control/".length), body);
    sendJson(response, found ? 200 : 404, told);
  } catch (error) {
    sendJson(response, 400, { error: error instanceof Error ? error.message : String(error) });
  }
}

await serve("stripe", () => (request, response) => {
  const url = new URL(request.url ?? "/", "http://localhost");
  if (url.pathname.startsWith("/control/")) return void answerControl(request, response, url);
  if (request.method === "OPTIONS") return void response.writeHead(204, anyOrigin).end();
  if (!url.pathname.startsWith("/v1/")) return sendScript(response, url.pathname);
  answerCall(request, response, url).catch((error: unknown) => {
    console.error(error);
    send(response, said(trouble()));
  });
});
