import { crc32, deflateRawSync } from "node:zlib";

export type ZipEntry = {
  name: string;
  data: Buffer;
  /** False values that replace the correct ones in the headers of the zip. */
  claims?: { unpacked?: number; packed?: number; flags?: number; offset?: number };
};

const word = (value: number) => Buffer.from(new Uint16Array([value]).buffer);
const long = (value: number) => Buffer.from(new Uint32Array([value]).buffer);

/** Makes a valid zip, or an invalid one if entries have `claims`. */
export function makeZip(entries: readonly ZipEntry[], comment = Buffer.alloc(0)): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claims = {} } of entries) {
    const packed = deflateRawSync(data, { level: 9 });
    const title = Buffer.from(name);
    const facts = Buffer.concat([
      word(20),
      word(claims.flags ?? 0),
      word(8),
      long(0),
      long(crc32(data)),
      long(claims.packed ?? packed.length),
      long(claims.unpacked ?? data.length),
      word(title.length),
      word(0),
    ]);
    const body = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), facts, title, packed]);
    const rest = Buffer.concat([word(0), word(0), word(0), long(0), long(claims.offset ?? offset)]);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002", "latin1"), word(20), facts, rest, title]));
    bodies.push(body);
    offset += body.length;
  }
  const listing = Buffer.concat(directory);
  const count = word(entries.length);
  const end = [word(0), word(0), count, count, long(listing.length), long(offset), word(comment.length), comment];
  return Buffer.concat([...bodies, listing, Buffer.from("PK\u0005\u0006", "latin1"), ...end]);
}
