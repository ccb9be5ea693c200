import { spawn } from "node:child_process";
import { NotRead } from "../not-read.ts";

/** A greyscale picture, one byte per pixel. */
export type GreyscaleImage = { width: number; height: number; data: Uint8Array };

/** A recognised word with its position in pixels. */
export type RecognisedWord = {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Tesseract's confidence in the word, from 0 to 1. */
  confidence: number;
  /** The line of the picture that contains the word, as numbered by Tesseract. */
  line: string;
};

const timeoutMs = 30_000;
const maxOutputBytes = 8 * 1_024 * 1_024;
const args = ["stdin", "stdout", "-l", "ita+eng", "--psm", "3", "tsv"];

const asPnm = ({ width, height, data }: GreyscaleImage): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1"), data]);

function run(picture: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    // A single thread: several threads wait for each other and are ten times slower on two processors.
    const child = spawn("tesseract", args, {
      env: { ...process.env, OMP_THREAD_LIMIT: "1" },
      stdio: ["pipe", "pipe", "ignore"],
      timeout: timeoutMs,
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    child.stdout.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxOutputBytes) child.kill("SIGKILL");
      else chunks.push(chunk);
    });
    child.on("error", (error) => reject(new NotRead("failed", error.message)));
    child.on("close", (code, signal) => {
      if (signal) reject(new NotRead("timeout", "recogniser"));
      else if (code !== 0) reject(new NotRead("failed", `recogniser ended with ${code}`));
      else resolve(Buffer.concat(chunks).toString("utf8"));
    });
    // Ignores write errors: Tesseract may exit before it has read all input.
    child.stdin.on("error", () => {});
    child.stdin.end(picture);
  });
}

const wordLevel = "5";

/** Runs OCR on a picture; returns its words. */
export async function recognise(picture: GreyscaleImage): Promise<RecognisedWord[]> {
  const rows = (await run(asPnm(picture))).split("\n").slice(1);
  return rows.flatMap((row) => {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, text = ""] = row.split("\t");
    if (level !== wordLevel || text.trim() === "") return [];
    return [
      {
        text: text.trim(),
        left: Number(left),
        top: Number(top),
        width: Number(width),
        height: Number(height),
        confidence: Math.max(0, Math.min(1, Number(confidence) / 100)),
        line: `${page}.${block}.${paragraph}.${line}`,
      },
    ];
  });
}
