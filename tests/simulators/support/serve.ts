import { createServer, type AddressInfo } from "node:net";
import { createServer as createHttpServer, type RequestListener } from "node:http";

/** Public credentials: every client of a simulator may be any user there. */
export const simulatedId = "simulated";
export const simulatedSecret = "not-a-secret";

export type ProviderSettings = {
  /** The address at which the simulated provider listens. */
  origin: string;
  clientId: string;
  clientSecret: string;
  /** The redirect URIs that are allowed, as an operator enters them in the provider's console. */
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
 * Serves one simulated provider: prints its address on the first line, and ends on a signal. If a test started the process, it
 * also ends when its standard input closes, so that it does not outlive a killed test.
 */
export async function serve(name: string, handlerOf: (place: ProviderSettings) => RequestListener): Promise<void> {
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
