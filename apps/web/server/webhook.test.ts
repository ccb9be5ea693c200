import type { IncomingMessage } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWebhook, isWebhook } from "./webhook.ts";

const path = "/api/v1/payments/stripe/webhook";
const at = (address: string, init: RequestInit = {}) => new Request(`http://localhost:21040${address}`, init);

type ForwardedCall = { url: string; headers: IncomingMessage["headers"]; body: Buffer };
const seen: ForwardedCall[] = [];
const api = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    seen.push({ url: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
    if (request.headers["stripe-signature"] === "good") return response.writeHead(204).end();
    return response.writeHead(400, { "content-type": "application/problem+json", "set-cookie": "x=1" }).end("{}");
  });
});
let apiUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

test("only a POST to the exact path of the Stripe webhook counts as a webhook", () => {
  expect(isWebhook(at(path, { method: "POST" }))).toBe(true);
  expect(isWebhook(at(`${path}?x=1`, { method: "POST" }))).toBe(true);
  expect(isWebhook(at(path))).toBe(false);
  for (const other of [`${path}/`, `${path}x`, "/api/v1/payments/stripe/user/setup-intent", `/x${path}`])
    expect(isWebhook(at(other, { method: "POST" }))).toBe(false);
});

test("cross-site Stripe webhook → forwarded byte for byte, without cookies and credentials", async () => {
  const webhook = createWebhook({ apiUrl });
  // The body is neither canonical JSON nor valid UTF-8, so any parsing or re-encoding would change its bytes.
  const body = Buffer.concat([Buffer.from('{ "id" : "evt_1",\r\n\t"a":1.50 }\n'), Buffer.from([0xff, 0x00, 0xc3])]);
  const answer = await webhook(
    at(path, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": "good",
        "sec-fetch-site": "cross-site",
        cookie: "__Host-orbita=good",
        authorization: "Bearer forged",
        "x-device-id": "d".repeat(43),
        "x-forwarded-for": "192.0.2.9",
      },
    }),
    "req-12345678",
  );
  expect(answer.status).toBe(204);
  const [{ url, headers, body: came }] = seen.splice(0) as [ForwardedCall];
  expect(url).toBe(path);
  expect(came.equals(body)).toBe(true);
  expect(headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "stripe-signature": "good",
    "x-request-id": "req-12345678",
  });
  for (const name of ["cookie", "authorization", "x-device-id", "sec-fetch-site"])
    expect(headers[name]).toBeUndefined();
});

test("webhook refused by the api → the refusal is forwarded without its cookie; unavailable api → 503", async () => {
  const refused = await createWebhook({ apiUrl })(at(path, { method: "POST", body: "{}" }), "req-12345678");
  expect([refused.status, refused.headers.get("set-cookie")]).toEqual([400, null]);
  const away = createWebhook({ apiUrl, fetch: () => Promise.reject(new TypeError("fetch failed")) });
  expect((await away(at(path, { method: "POST", body: "{}" }), "req-12345678")).status).toBe(503);
});
