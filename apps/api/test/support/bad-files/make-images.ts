import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type ImageSize = { width: number; height: number };

/** An image of noise. A plain colour would compress so well that tests could not truncate it or exceed a size limit. */
export function picture({ width = 400, height = 300 }: Partial<ImageSize> = {}) {
  const channels = 3;
  const data = Buffer.alloc(width * height * channels);
  for (let at = 0; at < data.length; at++) data[at] = (at * 31 + (at >> 7) * 17) % 251;
  return sharp(data, { raw: { width, height, channels } });
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function header({ width, height }: ImageSize): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // Bit depth and colour type of a PNG with one bit per pixel, in greyscale.
  data.writeUInt8(1, 8);
  return chunk("IHDR", data);
}

/** A valid black PNG with as many pixels as its header says, which compresses to very few bytes. */
export function blackPng({ width, height }: ImageSize, more: readonly Buffer[] = []): Buffer {
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  return Buffer.concat([
    signature,
    header({ width, height }),
    ...more,
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A PNG whose header claims the given size, but which has almost no pixel data. */
export const hollowPng = (size: ImageSize): Buffer =>
  Buffer.concat([
    signature,
    header(size),
    chunk("IDAT", deflateSync(Buffer.alloc(10))),
    chunk("IEND", Buffer.alloc(0)),
  ]);

/** A PNG with a colour profile of a hundred megabytes, compressed to a hundred kilobytes. */
export const profileBomb = (): Buffer => {
  const profile = Buffer.concat([
    Buffer.from("icc\0\0", "latin1"),
    deflateSync(Buffer.alloc(100_000_000), { level: 9 }),
  ]);
  return blackPng({ width: 400, height: 400 }, [chunk("iCCP", profile)]);
};

/** Inserts a comment right after the start marker of a JPEG. */
export function withComment(jpeg: Buffer, comment: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, jpeg.subarray(2)]);
}

/** A photo as a phone takes it: with a rotation flag, its location, author and device. */
export const withPlace = (): Promise<Buffer> =>
  picture({ width: 600, height: 400 })
    .withExif({
      IFD0: { Orientation: "6", Make: "Telefonino", Artist: "Giulia Ferraris" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "44/1 24/1 26/1", GPSLongitudeRef: "E", GPSLongitude: "8/1 56/1 2/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** An animated image of three frames. */
export async function animatedWebp(): Promise<Buffer> {
  const { data } = await picture({ width: 200, height: 600 }).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: 200, height: 600, channels: 3, pageHeight: 200 } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer();
}

/** An animated PNG, which only its `acTL` chunk before the pixels distinguishes from a plain PNG. */
export const animatedPng = (): Buffer => {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(1, 0);
  return blackPng({ width: 200, height: 200 }, [chunk("acTL", control)]);
};
