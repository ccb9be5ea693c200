import sharp from "sharp";

export type UploadFile = { name: string; mimeType: string; buffer: Buffer };

const half = (background: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

/** A photo of 800 × 400 pixels, red on the left and blue on the right, so that its colour identifies the cropped part. */
export async function aPhoto(name = "giulia-molo.jpg"): Promise<UploadFile> {
  const [red, blue] = await Promise.all([half("#d02020"), half("#2020d0")]);
  const canvas = sharp({ create: { width: 800, height: 400, channels: 3, background: "#ffffff" } });
  const buffer = await canvas
    .composite([
      { input: red, left: 0, top: 0 },
      { input: blue, left: 400, top: 0 },
    ])
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

const drawn = async (name: string, width: number, svg: string): Promise<UploadFile> => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp(Buffer.from(svg)).resize({ width }).jpeg().toBuffer(),
});

/** A drawn portrait of a person at a harbour, made of flat shapes. */
export const aPortrait = (): Promise<UploadFile> =>
  drawn(
    "giulia-molo.jpg",
    1_440,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><rect width="480" height="300" fill="#9fb0b4"/><path d="M0 190h480v110H0z" fill="#74898f"/><path d="M300 190l60-70 70 70zM360 190l56-44 64 44z" fill="#62777d"/><path d="M44 190V96h10v94M49 96l86 20M49 96l-30 14M128 114v26" stroke="#52666c" stroke-width="4" fill="none"/><circle cx="240" cy="128" r="42" fill="#cdd6d6"/><path d="M193 134c-4-46 18-66 47-66s51 20 47 66c-8-30-16-40-47-42-31 2-39 12-47 42z" fill="#34474d"/><path d="M150 300c4-82 40-112 90-112s86 30 90 112z" fill="#2b3f45"/></svg>`,
  );

/** A drawn cover of a sea with a boat, six times as wide as high. */
export const aHarbour = (): Promise<UploadFile> =>
  drawn(
    "porto.jpg",
    1_600,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 120"><rect width="720" height="120" fill="#2d5464"/><path d="M0 83c60-6 120-2 180 0s120 4 180 0 120-4 180 0 120 2 180 0v37H0z" fill="#22424e"/><path d="M79 83h110l-12 18H91zM119 83V49l38 34" fill="none" stroke="#9fb9c2" stroke-width="2"/></svg>`,
  );

/** The width of an image, and the red and blue at its centre. */
export async function middleOf(image: Buffer): Promise<{ width: number; red: number; blue: number }> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return { width: info.width, red: data[at] ?? 0, blue: data[at + 2] ?? 0 };
}

/** A PDF page with a name on it. */
export function aPdf(name = "cv-giulia.pdf"): UploadFile {
  const text = "BT /F1 24 Tf 72 720 Td (Giulia Ferraris) Tj ET";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return { name, mimeType: "application/pdf", buffer: Buffer.from(body + table + end) };
}
