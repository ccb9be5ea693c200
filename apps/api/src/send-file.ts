import { Readable } from "node:stream";
import type { FileAnswer } from "@orbita/contract";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Encodes a file name by RFC 8187: allowed characters stay, all others are percent-encoded. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`);

/** The Content-Disposition header by RFC 6266: an ASCII name for clients that do not support `filename*`, and the full name. */
export function dispositionOf(name: string, inline: boolean): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\%]/g, "_");
  return `${inline ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

/** Prevents all content of a file from running: as a page, in a frame, or as a sniffed type. */
const harmless = { "content-security-policy": "sandbox; default-src 'none'", "x-content-type-options": "nosniff" };

const keptSeconds = 300;

async function* after(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    // When the client disconnects, stops reading from the file store too.
    await rest.return?.();
  }
}

export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer): Promise<FastifyReply> {
  const { stream, type, size, name, inline, tag } = file;
  // Only browsers may cache a file, not proxies: a photo must disappear for everybody minutes after its owner removed it.
  reply.headers({ ...harmless, "cache-control": tag ? `private, max-age=${keptSeconds}` : "private, no-store" });
  if (tag) reply.header("etag", `"${tag}"`);
  if (tag && request.headers["if-none-match"] === `"${tag}"`) return reply.code(304).send();
  // Reads the first bytes before sending the headers, so that a failing file store can still be reported as a problem.
  const bytes = stream[Symbol.asyncIterator]();
  const first = await bytes.next();
  reply.header("content-disposition", dispositionOf(name, inline)).type(type);
  if (size !== null) reply.header("content-length", size);
  if (first.done) return reply.send(Buffer.alloc(0));
  return reply.send(Readable.from(after(first.value, bytes), { objectMode: false }));
}
