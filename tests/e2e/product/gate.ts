import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type SwitchableProxy = { url: string; shut: () => void; open: () => void; close: () => Promise<void> };

/** A TCP proxy in front of a server. While it is closed, the server is unavailable through this proxy only. */
export async function openGate(target: string): Promise<SwitchableProxy> {
  const { hostname, port, protocol } = new URL(target);
  const sockets = new Set<Socket>();
  let shut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
  };
  const server = createServer((incoming) => {
    if (shut) {
      incoming.resetAndDestroy();
      return;
    }
    const outgoing = connect(Number(port), hostname);
    keep(incoming);
    keep(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on("close", () => outgoing.destroy());
    outgoing.on("close", () => incoming.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `${protocol}//127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut: () => {
      shut = true;
      cut();
    },
    open: () => {
      shut = false;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
