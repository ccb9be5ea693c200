const [wide, high] = [595.28, 841.89];

/** Width, height and channels of a JPEG, from its frame header; a grey picture may still have three channels. */
function sizeOf(jpeg: Buffer): [width: number, height: number, channels: number] {
  let at = 2;
  while (at < jpeg.length) {
    const marker = jpeg[at + 1]!;
    if (marker >= 0xc0 && marker <= 0xc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5), jpeg[at + 9]!];
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error("Not a JPEG with a frame");
}

/** A PDF without text: one grey picture per page, rotated by `tilt` degrees. */
export function pdfOfPictures(pictures: Buffer[], tilt: number): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const put = (...pieces: (string | Buffer)[]) => {
    const whole = Buffer.concat(pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)));
    parts.push(whole);
    length += whole.length;
  };
  const object = (...pieces: (string | Buffer)[]) => {
    offsets.push(length);
    put(`${offsets.length} 0 obj\n`, ...pieces, "\nendobj\n");
  };
  const pages = pictures.map((_, i) => `${3 + i * 3} 0 R`).join(" ");
  object("<</Type/Catalog/Pages 2 0 R>>");
  object(`<</Type/Pages/Kids[${pages}]/Count ${pictures.length}>>`);
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  const matrix = [wide * cos, wide * sin, -high * sin, high * cos, 4, -4].map((number) => number.toFixed(3)).join(" ");
  pictures.forEach((picture, i) => {
    const [width, height, channels] = sizeOf(picture);
    const content = `q ${matrix} cm /P Do Q`;
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Contents ${4 + i * 3} 0 R/Resources<</XObject<</P ${5 + i * 3} 0 R>>>>>>`,
    );
    object(`<</Length ${content.length}>>stream\n${content}\nendstream`);
    object(
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/${channels === 3 ? "DeviceRGB" : "DeviceGray"}/BitsPerComponent 8/Filter/DCTDecode/Length ${picture.length}>>stream\n`,
      picture,
      "\nendstream",
    );
  });
  const start = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  put(
    `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
}
