import { generateKeyPairSync, randomBytes, randomUUIDv7 } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, routes, type AppRoutes, type Client, type ClientOptions, type Problem } from "@orbita/contract";
import { headsOf, ProblemError } from "@orbita/contract";
import { dropIndex, ensureIndex } from "@orbita/platform";
import { indexes } from "@orbita/features";
import { createDatabase, testSearch, testStorage, type TestDatabase } from "@orbita/testing";
import { confirmedFetch } from "./confirmed-fetch.ts";
import { apiConfig } from "../../src/config.ts";
import { compose, type ApiConfig } from "../../src/compose.ts";

const sessionKey = randomBytes(32).toString("base64url");

async function tokenKeysFile(): Promise<string> {
  const jwk = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  const file = join(await mkdtemp(join(tmpdir(), "orbita-test-")), "keys.json");
  await writeFile(file, JSON.stringify({ keys: [{ ...jwk, kid: "test" }] }));
  return file;
}
let keysFile: Promise<string> | undefined;

export async function testConfig(database: TestDatabase, overrides: Partial<ApiConfig> = {}): Promise<ApiConfig> {
  keysFile ??= tokenKeysFile();
  const prefix = `test-${randomUUIDv7().slice(-12)}-`;
  return {
    ...apiConfig.parse({
      ...process.env,
      DATABASE_URL: database.url,
      DATABASE_POOL_URL: undefined,
      INNER_SECRET: "inner-secret-of-the-tests",
      TOKEN_KEYS_FILE: await keysFile,
      SESSION_KEY: sessionKey,
      LOG_LEVEL: "silent",
      NODE_ENV: "test",
      ADMIN_ANY_SIGN_IN: undefined,
      CAPTCHA: "none",
      AI_PROVIDER: "none",
      PAYMENTS_PROVIDER: "none",
      SELLER_NAME: undefined,
      SELLER_VAT: undefined,
      RATE_PER_MINUTE: 1_000_000,
      LIMIT_FACTOR: 1_000,
      TALENTS_SHOWN_PER_DAY: 1_000_000,
      CVS_OPENED_PER_DAY: 1_000_000,
      // The api shares its process with the tests and the machine with other work, so delays here do not mean overload.
      LATE_MS: 60_000,
      CONNECT_MS: 20_000,
      SEARCH_MS: 20_000,
      OPENSEARCH_PREFIX: prefix,
      VALKEY_PREFIX: prefix,
      S3_PREFIX: `${prefix}/`,
    }),
    ...overrides,
  };
}

export type ApiClient = Client<AppRoutes>;
const heads = headsOf(routes);

/** The whole api on a free port, with real servers, called through the client of the web app. */
export async function startApi({
  database: given,
  ...overrides
}: Partial<ApiConfig> & { database?: TestDatabase } = {}) {
  const database = given ?? (await createDatabase());
  const config = await testConfig(database, overrides);
  const { app, close, platform, metrics, db, jobs, valkey } = await compose(config);
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const baseUrl = `${origin}/api/v1`;
  const search = testSearch(config.OPENSEARCH_PREFIX);

  const storage = testStorage({ prefix: config.S3_PREFIX });

  const client = (options: Partial<ClientOptions> = {}): ApiClient =>
    createClient(heads, { baseUrl, fetch: confirmedFetch(() => platform.stepUpProofs), ...options });

  /** Signs in without a password: creates a session and a regular token. */
  async function tokenOf(userId: string) {
    const sessionId = randomUUIDv7();
    const expires_at = new Date(Date.now() + 86_400_000);
    await database.db
      .insertInto("sessions")
      .values({ id: sessionId, user_id: userId, method: "passkey", expires_at })
      .execute();
    const { token } = await platform.tokens.sign({ userId, sessionId }, new Date());
    return { token, sessionId };
  }

  async function as(userId: string): Promise<ApiClient> {
    const { token } = await tokenOf(userId);
    return client({ headers: () => ({ authorization: `Bearer ${token}` }) });
  }

  /** Creates the search indexes; most tests do not search and need none. */
  async function createIndexes() {
    await Promise.all(indexes.map(({ definition }) => ensureIndex(search, definition)));
  }

  async function dropIndexes() {
    const { body } = await search.client.indices.getAlias({ index: `${config.OPENSEARCH_PREFIX}*` });
    const names = Object.keys(body);
    if (names.length > 0) await dropIndex(search, names.join(","));
  }

  const stop = async () => {
    await close();
    await dropIndexes().catch(() => {});
    await search.close();
    await storage.clear();
    storage.close();
    if (!given) await database.drop();
  };
  return {
    ...database,
    database,
    config,
    app,
    apiDb: db,
    jobs,
    valkey,
    platform,
    metrics,
    origin,
    baseUrl,
    search,
    storage,
    as,
    client,
    tokenOf,
    guest: client(),
    createIndexes,
    stop,
  };
}
export type TestApi = Awaited<ReturnType<typeof startApi>>;

export const problemOf = (call: Promise<unknown>): Promise<Problem | null> =>
  call.then(
    () => null,
    (error: unknown) => {
      if (error instanceof ProblemError) return error.problem;
      throw error;
    },
  );
export const codeOf = async (call: Promise<unknown>) => (await problemOf(call))?.code ?? null;
