import { connect, type Socket } from "node:net";
import { ScannerUnavailable, type Scanner, type ScanVerdict } from "./port.ts";

type ClamdOptions = { url: string; connectMs?: number; scanMs?: number };

const chunkBytes = 64 * 1024;
/** Maximum length of a response. clamd responds with one short line; a longer response is not from clamd. */
const longestAnswer = 4_096;

/** The chunks of a file in clamd's INSTREAM protocol: each chunk follows its length, and a length of zero ends the file. */
function* frames(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from("zINSTREAM\0");
  for (let from = 0; from < bytes.length; from += chunkBytes) {
    const chunk = bytes.subarray(from, from + chunkBytes);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

function verdictOf(answer: string): ScanVerdict {
  if (answer === "stream: OK") return { clean: true };
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found !== undefined) return { clean: false, infected: found };
  throw new ScannerUnavailable(`clamd said: ${answer.slice(0, 200)}`);
}

function exchange(socket: Socket, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      answer += text;
      const end = answer.indexOf("\0");
      if (end >= 0) resolve(answer.slice(0, end));
      else if (answer.length > longestAnswer) reject(new ScannerUnavailable("clamd says too much"));
    });
    // clamd may answer and close the connection before everything was sent. An answer that arrived before the error still counts.
    socket.once("error", (error) => reject(new ScannerUnavailable(error.message)));
    socket.once("close", () => reject(new ScannerUnavailable("clamd hung up")));
    socket.once("connect", () => {
      for (const frame of frames(bytes)) socket.write(frame);
    });
  });
}

/**
 * The malware scanner clamd, with one connection per file, as clamd requires. clamd runs locally, so a connection that takes more
 * than two seconds counts as unavailable.
 */
export function connectScanner({ url, connectMs = 2_000, scanMs = 20_000 }: ClamdOptions): Scanner {
  const { hostname, port } = new URL(url);
  return {
    scan: async (bytes) => {
      const socket = connect({ host: hostname, port: Number(port) });
      const late = (what: string) => () => socket.destroy(new Error(`clamd ${what}`));
      const connecting = setTimeout(late("does not answer"), connectMs);
      const scanning = setTimeout(late("is too slow"), scanMs);
      socket.once("connect", () => clearTimeout(connecting));
      try {
        return verdictOf(await exchange(socket, bytes));
      } finally {
        clearTimeout(connecting);
        clearTimeout(scanning);
        socket.destroy();
      }
    },
  };
}
