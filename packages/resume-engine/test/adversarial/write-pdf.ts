import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";

type StreamData = string | Buffer;

export type PdfStream = { dict?: string; data: StreamData; packed?: boolean };

/** Writes a PDF object by object, so that a test can write files that no program would. */
export class PdfWriter {
  readonly #objects: (Buffer | undefined)[] = [];

  reserve(): number {
    return this.#objects.push(undefined);
  }

  set(id: number, body: StreamData): number {
    this.#objects[id - 1] = Buffer.isBuffer(body) ? body : Buffer.from(body, "latin1");
    return id;
  }

  add(body: StreamData): number {
    return this.set(this.reserve(), body);
  }

  stream({ dict = "", data, packed = true }: PdfStream, id = this.reserve()): number {
    const raw = Buffer.isBuffer(data) ? data : Buffer.from(data, "latin1");
    const bytes = packed ? deflateSync(raw) : raw;
    const filter = packed ? "/Filter /FlateDecode " : "";
    const head = Buffer.from(`<< ${dict} ${filter}/Length ${bytes.length} >>\nstream\n`, "latin1");
    return this.set(id, Buffer.concat([head, bytes, Buffer.from("\nendstream")]));
  }

  /** The complete file. `trailer` is inserted into the trailer verbatim. */
  end(root: number, trailer = ""): Buffer {
    const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")];
    const at: number[] = [];
    let offset = parts[0]!.length;
    for (const [index, body] of this.#objects.entries()) {
      const part = Buffer.concat([
        Buffer.from(`${index + 1} 0 obj\n`),
        body ?? Buffer.from("null"),
        Buffer.from("\nendobj\n"),
      ]);
      at.push(offset);
      offset += part.length;
      parts.push(part);
    }
    const rows = at.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
    const size = this.#objects.length + 1;
    const md5 = createHash("md5").update(Buffer.concat(parts)).digest("hex");
    const id = trailer.includes("/ID") ? "" : `/ID [<${md5}> <${md5}>]`;
    parts.push(
      Buffer.from(
        `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root ${root} 0 R ${id} ${trailer} >>\nstartxref\n${offset}\n%%EOF\n`,
        "latin1",
      ),
    );
    return Buffer.concat(parts);
  }
}

const winAnsi: Record<string, number> = { "€": 0x80, "‘": 0x91, "’": 0x92, "“": 0x93, "”": 0x94, "•": 0x95, "–": 0x96 };

/** A PDF string in WinAnsi. Throws on other characters, which would otherwise become a question mark. */
export function pdfString(text: string): string {
  const hex = Array.from(text).map((character) => {
    const code = winAnsi[character] ?? character.codePointAt(0)!;
    if (code > 0xff) throw new Error(`${JSON.stringify(character)} is not in WinAnsi`);
    return code.toString(16).padStart(2, "0");
  });
  return `<${hex.join("")}>`;
}

/** A PDF string for use outside of pages, such as a title. */
export const pdfText = (text: string): string => `<feff${Buffer.from(text, "utf16le").swap16().toString("hex")}>`;
