import { connect } from "node:net";

/** Sends one command to the Valkey database of this URL. */
async function tell(valkeyUrl: string, command: string): Promise<void> {
  const { hostname, port, pathname } = new URL(valkeyUrl);
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.end(`SELECT ${pathname.slice(1)}\r\n${command}\r\nQUIT\r\n`),
    );
    socket
      .on("error", reject)
      .on("close", () => resolve())
      .resume();
  });
}

/** Clears all rate limits, because counters of an earlier run would refuse this run's sign-ups. */
export const forgetLimits = (valkeyUrl: string): Promise<void> => tell(valkeyUrl, "FLUSHDB");

const pauses = `for _, key in ipairs(redis.call('keys', '*limit:code-pause*')) do redis.call('del', key) end`;

/** Ends the waiting time before a user can request another code, for all users. */
export const forgetPauses = (valkeyUrl: string): Promise<void> => tell(valkeyUrl, `EVAL "${pauses}" 0`);
