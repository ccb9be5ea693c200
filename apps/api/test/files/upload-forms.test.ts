import { randomUUIDv7 } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileLimits } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePdf } from "../support/bad-files/make-documents.ts";
import { auditFiles } from "../support/file-work.ts";
import { startApi, type TestApi } from "../support/harness.ts";

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
  ["no closing boundary", () => [purpose, file], "request.malformed"],
  ["a file that is cut in the middle", () => [purpose, file.subarray(0, 150)], "request.malformed"],
  ["two files instead of one", () => [purpose, file, file, end], "request.malformed"],
  ["no file", () => [purpose, end], "request.malformed"],
  ["no parts", () => [], "request.malformed"],
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
])("upload form with a defect (%s) → refused, and nothing is stored", async (_, parts, code) => {
  expect(await post(parts())).toBe(code);
  expect(await auditFiles(api)).toEqual({ statuses: [], inRows: [], inStore: [] });
});
test("JSON sent to the upload route, or a form sent to a JSON route → error request.malformed", async () => {
  expect(await post([Buffer.from("{}")], { "content-type": "application/json" })).toBe("request.malformed");
  const { token } = await api.tokenOf(userId);
  const answer = await fetch(`${api.baseUrl}/location/search`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=b" },
    body: Buffer.concat([purpose, end]),
  });
  expect(await answer.json()).toMatchObject({ code: "request.malformed" });
});
test("file of maximum size uploaded with an invalid token → unauthenticated", async () => {
  const big = part("file", Buffer.alloc(fileLimits.resume.maxBytes), '; filename="cv.pdf"');
  expect(await post([purpose, big, end], { authorization: "Bearer no" })).toBe("access.unauthenticated");
});

test("client disconnects during an upload → nothing is stored, and the next upload works", async () => {
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

test("upload form whose `purpose` field comes after the file → accepted", async () => {
  expect(await post([file, purpose, end])).toBeUndefined();
});
