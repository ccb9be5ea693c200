import { connect, createServer, type Server, type Socket } from "node:net";

type Options = { target: URL; port: number; onAccepted: () => void };

/**
 * Stands before the mail server, which is the real one: opens, closes, and says when the server has taken a mail, at the
 * moment at which the worker hears of it.
 */
export function mailGate({ target, port, onAccepted }: Options) {
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
      // Answers come several at a time: the client asks without waiting for each.
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
