import type { IncomingMessage, ServerResponse } from "node:http";

export type Exchange = { request: IncomingMessage; response: ServerResponse; url: URL };

export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

export const readForm = async (request: IncomingMessage) => new URLSearchParams(await readBody(request));

export function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
}

export const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  send(response, status, "application/json; charset=utf-8", JSON.stringify(body));

/** Redirects to the product, with parameters in the query. */
export function sendBack(response: ServerResponse, uri: string, words: Record<string, string | null>): void {
  const target = new URL(uri);
  for (const [name, value] of Object.entries(words)) if (value !== null) target.searchParams.set(name, value);
  response.writeHead(302, { location: target.href, "cache-control": "no-store" }).end();
}
