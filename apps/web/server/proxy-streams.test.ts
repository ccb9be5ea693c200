import { expect, test } from "vitest";
import { json, proxyTo } from "./testing/a-proxy.ts";

test("the api streams a response → the proxy forwards the first part before the response ends", async () => {
  let finish = () => {};
  const { call } = await proxyTo((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("first");
    finish = () => response.end("last");
  });
  const reader = (await call("/api/v1/stream")).body!.getReader();
  const first = await reader.read();
  expect(new TextDecoder().decode(first.value)).toBe("first");
  finish();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("last");
});

test("the browser streams an upload → the proxy forwards the first part before the upload ends", async () => {
  let heard = "";
  let hear: () => void = () => {};
  const firstHeard = new Promise<void>((resolve) => (hear = resolve));
  const { call } = await proxyTo((request, response) => {
    request.on("data", (chunk: Buffer) => ((heard += chunk.toString()), hear()));
    request.on("end", () => json(response, { heard }));
  });
  let more!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (more = controller) });
  const answer = call("/api/v1/file", { method: "POST", body, duplex: "half" } as Omit<RequestInit, "headers">);
  more.enqueue(new TextEncoder().encode("one"));
  await firstHeard;
  expect(heard).toBe("one");
  more.enqueue(new TextEncoder().encode("two"));
  more.close();
  expect(await (await answer).json()).toEqual({ heard: "onetwo" });
});

const fiveMegabytes = 5 * 1_024 * 1_024;
const piece = new Uint8Array(64 * 1_024).fill(7);

test("client stops reading a response → the proxy stops reading from the api (backpressure)", async () => {
  let sent = 0;
  let closed = false;
  const { call } = await proxyTo((_, response) => {
    response.writeHead(200, { "content-type": "application/octet-stream" });
    const push = () => {
      while (sent < 10 * fiveMegabytes && response.write(piece)) sent += piece.length;
    };
    response.on("drain", push).on("close", () => (closed = true));
    push();
  });
  const reader = (await call("/api/v1/file/x")).body!.getReader();
  await reader.read();
  // Without backpressure, 300 ms are enough for the api to send all fifty megabytes.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sent).toBeLessThan(2 * fiveMegabytes);
  await reader.cancel();
  await expect.poll(() => closed).toBe(true);
});

test("api does not read an upload → the proxy stops reading from the browser (backpressure)", async () => {
  let read: (() => void) | undefined;
  let heard = 0;
  const { call } = await proxyTo((request, response) => {
    read = () => request.on("data", (chunk: Buffer) => (heard += chunk.length));
    request.on("end", () => json(response, { heard }));
  });
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (taken >= 2 * fiveMegabytes) return controller.close();
      taken += piece.length;
      controller.enqueue(piece);
    },
  });
  const answer = call("/api/v1/file", { method: "POST", body, duplex: "half" } as Omit<RequestInit, "headers">);
  await expect.poll(() => read).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(taken).toBeLessThan(2 * fiveMegabytes);
  read!();
  expect(await (await answer).json()).toEqual({ heard: 2 * fiveMegabytes });
});

test("browser cancels an upload → the proxy cancels its request to the api", async () => {
  let gone: () => void = () => {};
  const hungUp = new Promise<void>((resolve) => (gone = resolve));
  let begun: () => void = () => {};
  const begins = new Promise<void>((resolve) => (begun = resolve));
  const { call } = await proxyTo((request) => {
    request.on("error", () => {}).on("close", () => gone());
    request.on("data", () => begun());
  });
  const abort = new AbortController();
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(piece) });
  const answer = call("/api/v1/file", { method: "POST", body, duplex: "half", signal: abort.signal } as Omit<
    RequestInit,
    "headers"
  >);
  await begins;
  abort.abort();
  expect((await answer).status).toBe(499);
  await hungUp;
});
