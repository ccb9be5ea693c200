import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { connectScanner } from "./clamd.ts";
import { ScannerUnavailable } from "./port.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server in place of clamd, and connects a scanner to it. */
async function scannerOn(behave: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    behave(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return connectScanner({ url: `tcp://127.0.0.1:${port}`, connectMs: 300, scanMs: 300 });
}

test("malware scan of a file → clamd gets each chunk after its length, and a zero length at the end", async () => {
  const heard: Buffer[] = [];
  const scanner = await scannerOn((socket) =>
    socket.on("data", (chunk: Buffer) => {
      heard.push(chunk);
      if (Buffer.concat(heard).length === 10 + 4 + 65_536 + 4 + 10 + 4) socket.end("stream: OK\0");
    }),
  );
  expect(await scanner.scan(Buffer.alloc(65_546, 7))).toEqual({ clean: true });
  const sent = Buffer.concat(heard);
  expect(sent.toString("latin1", 0, 10)).toBe("zINSTREAM\0");
  expect([sent.readUInt32BE(10), sent.readUInt32BE(14 + 65_536), sent.readUInt32BE(sent.length - 4)]).toEqual([
    65_536, 10, 0,
  ]);
});

test("clamd finds malware → scan returns its name", async () => {
  const scanner = await scannerOn((socket) => socket.end("stream: Eicar-Test-Signature FOUND\0"));
  expect(await scanner.scan(Buffer.from("x"))).toEqual({ clean: false, infected: "Eicar-Test-Signature" });
});

test.each([
  ["no answer", () => {}],
  ["an empty answer", (socket: Socket) => socket.end()],
  ["a dropped connection", (socket: Socket) => socket.destroy()],
  ["a size limit error", (socket: Socket) => socket.end("INSTREAM size limit exceeded. ERROR\0")],
  ["another protocol (HTTP)", (socket: Socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")],
  ["an endless line", (socket: Socket) => socket.write("x".repeat(10_000))],
])("malware scan: clamd answers with %s → rejects with ScannerUnavailable", async (_, behave) => {
  const scanner = await scannerOn(behave);
  await expect(scanner.scan(Buffer.alloc(100_000))).rejects.toBeInstanceOf(ScannerUnavailable);
});

test("malware scan: no clamd listens on the port → rejects with ScannerUnavailable", async () => {
  const scanner = connectScanner({ url: "tcp://127.0.0.1:9", connectMs: 300 });
  await expect(scanner.scan(Buffer.from("x"))).rejects.toBeInstanceOf(ScannerUnavailable);
});
