import { createServer, type AddressInfo } from "node:net";
import { createServer as createHttpServer, type RequestListener } from "node:http";

/** Known to everybody: whoever may speak to a simulator may be anybody there. */
export const simulatedId = "simulated";
export const simulatedSecret = "not-a-secret";

export type Place = {
  /** Where this process is reached. */
  origin: string;
  clientId: string;
  clientSecret: string;
  /** The only ways back, as an operator enters them in the provider's console. */
  redirectUris: readonly string[];
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/**
 * A process that plays one provider: says where it is on its first line, and ends when told to. One that a test started ends with
 * its standard input too, so that none is left behind when the test is killed.
 */
export async function serve(name: string, handlerOf: (place: Place) => RequestListener): Promise<void> {
  if (process.env.NODE_ENV === "production") throw new Error("simulators are for tests and development");
  const port = Number(process.env.PORT) || (await freePort());
  const origin = `http://localhost:${port}`;
  const webOrigins = (process.env.WEB_ORIGIN ?? "http://localhost:21040").split(",");
  const handler = handlerOf({
    origin,
    clientId: simulatedId,
    clientSecret: simulatedSecret,
    redirectUris: webOrigins.map((web) => `${web}/oauth/${name}/callback`),
  });
  const server = createHttpServer(handler);
  server.listen(port, "localhost", () => console.log(origin));
  const end = () => process.exit(0);
  process.once("SIGTERM", end).once("SIGINT", end);
  if (process.argv.includes("--with-parent")) process.stdin.resume().once("end", end).once("error", end);
}
