import { connect, createServer, type Server, type Socket } from "node:net";

type MailGateOptions = { target: URL; port: number; onAccepted: () => void };

/**
 * A proxy in front of the real mail server, which a test can open and close. It reports an accepted mail as soon as the worker receives the
 * response.
 */
export function mailGate({ target, port, onAccepted }: MailGateOptions) {
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let accepted = 0;

  function pass(client: Socket): void {
    const upstream = connect(Number(target.port), target.hostname);
    let taking = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => (sockets.delete(socket), client.destroy(), upstream.destroy()));
    }
    client.pipe(upstream);
    upstream.on("data", (chunk: Buffer) => {
      client.write(chunk);
      // Several responses may arrive at once, because the client pipelines its commands.
      for (const answer of chunk.toString("latin1").split("\r\n")) {
        if (taking && answer.startsWith("250")) {
          accepted += 1;
          onAccepted();
        }
        if (answer !== "") taking = answer.startsWith("354");
      }
    });
  }

  const open = () =>
    new Promise<void>((resolve) => {
      server = createServer(pass).listen(port, "127.0.0.1", resolve);
    });
  const close = async () => {
    const closing = server;
    server = null;
    for (const socket of sockets) socket.destroy();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  };
  return { open, close, accepted: () => accepted };
}
