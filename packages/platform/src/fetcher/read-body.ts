import type { IncomingMessage } from "node:http";
import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { FetchFailed, type FetchRequirements } from "./port.ts";

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

function unpacked(response: IncomingMessage): Readable {
  const encoding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (encoding === "identity" || encoding === "") return response;
  const unpack = unpackers[encoding];
  // Accepts only a single encoding, because decompression bombs use nested compression.
  if (!unpack) throw new FetchFailed("encoding");
  return pipeline(response, unpack(), () => {});
}

/**
 * Reads the body of a response. Bytes are counted after decompression, chunk by chunk, so that a bomb never takes more memory than
 * the limit plus one chunk.
 */
export async function readBody(response: IncomingMessage, wanted: FetchRequirements): Promise<Uint8Array> {
  const { maxBytes, longer } = wanted;
  if (longer === "fail" && Number(response.headers["content-length"] ?? 0) > maxBytes) throw new FetchFailed("tooLong");
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of unpacked(response) as AsyncIterable<Buffer>) {
    pieces.push(piece);
    size += piece.length;
    if (size <= maxBytes) continue;
    if (longer === "fail") throw new FetchFailed("tooLong");
    break;
  }
  return Buffer.concat(pieces).subarray(0, maxBytes);
}
