import { randomBytes, randomInt } from "node:crypto";
import { basePath, createClient, headsOf, ProblemError, routes, type AppRoutes, type Client } from "@orbita/contract";
import { createPasswords } from "@orbita/platform";
import {
  aUser,
  createDatabase,
  freePort,
  freshPrefix,
  secrets,
  startProcess,
  type EnvironmentVariables,
} from "@orbita/testing";

const heads = headsOf(routes);
export type ApiClient = Client<AppRoutes>;

/** A simulated browser: its device secret and its IP address, which a trusted local proxy forwards, as in production. */
export type BrowserIdentity = { device: string; address: string };
export const aBrowser = (): BrowserIdentity => ({
  device: randomBytes(32).toString("base64url"),
  address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

const password = "Segreta-del-proprietario-1";
/** All accounts share one hash, because hashing itself is not under test. */
const hashed = createPasswords().hash(password);

/** Starts two API processes and a worker with the product's rate limits and a new database. */
export async function startProduct() {
  const database = await createDatabase({ max: 4 });
  const prefix = freshPrefix();
  const ports = [await freePort(), await freePort()];
  const env: EnvironmentVariables = {
    ...secrets(),
    DATABASE_URL: database.url,
    // Overrides the pooler of the environment, which points to another database.
    DATABASE_POOL_URL: database.url,
    OPENSEARCH_PREFIX: prefix,
    VALKEY_PREFIX: prefix,
    S3_PREFIX: `${prefix}/`,
    LIMIT_FACTOR: "1",
    CAPTCHA: "none",
    WEB_ORIGIN: "http://localhost:3000",
    DRAIN_MS: "0",
  };
  const processes = await Promise.all([
    ...ports.map((port) => startProcess("api", { ...env, PORT: String(port) })),
    startProcess("worker", env),
  ]);
  const end = () => Promise.all(processes.map((process) => process.stop()));
  await Promise.all(processes.map((process) => process.ready())).catch(async (error: unknown) => {
    // If a process does not start, stops those that did.
    await end();
    throw error;
  });

  /** Alternates between the two API processes like a load balancer, unless `at` selects one. */
  let turn = 0;
  const baseUrl = (at: number) => `http://127.0.0.1:${ports[at % ports.length]}${basePath}`;
  const from = (browser: BrowserIdentity, { token, at }: { token?: string; at?: number } = {}): ApiClient =>
    createClient<AppRoutes>(heads, {
      baseUrl: baseUrl(at ?? turn++),
      headers: () => ({
        "x-forwarded-for": browser.address,
        "x-device-id": browser.device,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      }),
    });

  /** A user with a password and no session yet. */
  async function aPerson() {
    const { id, email } = await aUser(database.db);
    await database.db
      .updateTable("users")
      .set({ password_hash: await hashed })
      .where("id", "=", id)
      .execute();
    return { id, email, password };
  }

  const stop = async () => {
    await end();
    await database.drop();
  };
  return { ...database, from, baseUrl, aPerson, stop };
}
export type RunningProduct = Awaited<ReturnType<typeof startProduct>>;

/** Returns the error code of a refused call, or null if it was granted. Other errors fail the test. */
export async function refusalOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.code;
    throw error;
  }
}
