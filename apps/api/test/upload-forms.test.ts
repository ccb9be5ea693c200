import { randomUUIDv7 } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileLimits } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePdf } from "./bad-files/make-documents.ts";
import { auditFiles } from "./file-work.ts";
import { startApi, type TestApi } from "./harness.ts";

let api: TestApi;
let userId: string;
beforeAll(async () => {
  api = await startApi();
  userId = (await aUser(api.db)).id;
});
afterAll(() => api.stop());

const part = (name: string, body: string | Buffer, more = "") =>
  Buffer.concat([
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from("\r\n"),
  ]);
const end = Buffer.from("--b--\r\n");
const purpose = part("purpose", "resume");
const file = part("file", makePdf(), '; filename="cv.pdf"');
const post = async (parts: Buffer[], headers: Record<string, string> = {}) => {
  const { token } = await api.tokenOf(userId);
  const answer = await fetch(`${api.baseUrl}/file`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "idempotency-key": randomUUIDv7(),
      "content-type": "multipart/form-data; boundary=b",
      ...headers,
    },
    body: Buffer.concat(parts),
  });
  return ((await answer.json()) as { code: string }).code;
};

test.each([
  ["no end", () => [purpose, file], "request.malformed"],
  ["cut in the middle of a file", () => [purpose, file.subarray(0, 150)], "request.malformed"],
  ["two files instead of one", () => [purpose, file, file, end], "request.malformed"],
  ["no file", () => [purpose, end], "request.malformed"],
  ["nothing", () => [], "request.malformed"],
  ["no purpose", () => [file, end], "request.invalid"],
  ["an unknown purpose", () => [part("purpose", "virus"), file, end], "request.invalid"],
  ["a field twice", () => [purpose, purpose, file, end], "request.malformed"],
  ["a field of 2 KB", () => [part("purpose", "x".repeat(2_048)), file, end], "request.malformed"],
  [
    "a hundred fields",
    () => [...Array.from({ length: 100 }, (_, n) => part(`f${n}`, "x")), file, end],
    "request.tooLarge",
  ],
  ["a field named __proto__", () => [purpose, part("__proto__", "x"), file, end], "request.malformed"],
  ["a boundary that does not occur", () => [Buffer.alloc(10_000, "x")], "request.malformed"],
])("form with %s → refused, and nothing is stored", async (_, parts, code) => {
  expect(await post(parts())).toBe(code);
  expect(await auditFiles(api)).toEqual({ statuses: [], inRows: [], inStore: [] });
});
test("JSON where a form is expected, or a form where JSON is expected → malformed", async () => {
  expect(await post([Buffer.from("{}")], { "content-type": "application/json" })).toBe("request.malformed");
  const { token } = await api.tokenOf(userId);
  const answer = await fetch(`${api.baseUrl}/location/search`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=b" },
    body: Buffer.concat([purpose, end]),
  });
  expect(await answer.json()).toMatchObject({ code: "request.malformed" });
});
test("not signed in with a file of five megabytes → unauthenticated", async () => {
  const big = part("file", Buffer.alloc(fileLimits.resume.maxBytes), '; filename="cv.pdf"');
  expect(await post([purpose, big, end], { authorization: "Bearer no" })).toBe("access.unauthenticated");
});

test("client disconnects half-way → nothing is stored, and the API continues", async () => {
  const { token } = await api.tokenOf(userId);
  const { hostname, port } = new URL(api.origin);
  for (let round = 0; round < 5; round++) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write(
      `POST /api/v1/file HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nidempotency-key: ${randomUUIDv7()}\r\n` +
        "content-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n",
    );
    socket.write(Buffer.concat([purpose, file.subarray(0, 200)]));
    await sleep(20 * round);
    socket.destroy();
  }
  await sleep(100);
  expect(await auditFiles(api)).toEqual({ statuses: [], inRows: [], inStore: [] });
  expect(await post([purpose, file, end])).toBeUndefined();
});

test("purpose after the file → accepted", async () => {
  expect(await post([file, purpose, end])).toBeUndefined();
});
