import { connect } from "node:net";

/** Counters of an earlier run would refuse this one's sign-ups. Empties the given database of Valkey, and no other. */
export async function forgetLimits(valkeyUrl: string): Promise<void> {
  const { hostname, port, pathname } = new URL(valkeyUrl);
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.end(`SELECT ${pathname.slice(1)}\r\nFLUSHDB\r\nQUIT\r\n`),
    );
    socket
      .on("error", reject)
      .on("close", () => resolve())
      .resume();
  });
}
