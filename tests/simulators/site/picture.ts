import { crc32, deflateSync } from "node:zlib";

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "ascii"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

function png(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 8 and colour type 2: 8 bits each of red, green and blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

type RgbColour = readonly [red: number, green: number, blue: number];

/** Makes a PNG with a gradient from one colour to the other, which is easy to recognize. */
export function picture(width: number, height: number, [from, to]: readonly [RgbColour, RgbColour]): Buffer {
  const row = 1 + width * 3;
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let part = 0; part < 3; part++)
        pixels[y * row + 1 + x * 3 + part] = Math.round(
          from[part]! + ((to[part]! - from[part]!) * (x + y)) / (width + height),
        );
  return png(width, height, pixels);
}

/** A PNG whose header declares enormous dimensions: a decoder that trusts them runs out of memory. */
export const pixelBomb = (): Buffer => png(60_000, 60_000, Buffer.alloc(1_000));
