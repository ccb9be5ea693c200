import { randomUUIDv7 } from "node:crypto";
import {
  basePath,
  createClient,
  headsOf,
  ProblemError,
  routes,
  type AppRoutes,
  type JobPostId,
} from "@orbita/contract";
import { createTokenSigner, dropIndex, loadTokenKeys, readSessionKeys, standing } from "@orbita/platform";
import {
  aJobPost,
  aSpace,
  createDatabase,
  freePort,
  freshPrefix,
  secrets,
  serverUrl,
  startProcess,
  testSearch,
  type EnvironmentVariables,
} from "@orbita/testing";

const heads = headsOf(routes);

/** The address of the test database through PgBouncer. */
function pooled(databaseUrl: string): string {
  const { pathname } = new URL(databaseUrl);
  return Object.assign(new URL(serverUrl("DATABASE_POOL_URL")), { pathname }).href;
}

/** Throws if the client returns undefined, which it does on a network failure. */
async function there<T>(call: Promise<T | undefined>): Promise<T> {
  const answer = await call;
  if (answer === undefined) throw new Error("nobody answers");
  return answer;
}

/** Starts an API and a worker process, with a Space and a member who publishes for it. */
export async function startProduct() {
  const database = await createDatabase({ max: 3 });
  const port = await freePort();
  const prefix = freshPrefix();
  const mine: EnvironmentVariables = secrets();
  const env: EnvironmentVariables = {
    ...mine,
    DATABASE_URL: database.url,
    DATABASE_POOL_URL: pooled(database.url),
    OPENSEARCH_PREFIX: prefix,
    VALKEY_PREFIX: prefix,
    PORT: String(port),
    WEB_ORIGIN: "http://localhost:3000",
    DRAIN_MS: "0",
  };
  const [api, worker] = await Promise.all([startProcess("api", env), startProcess("worker", env)]);
  await Promise.all([api.ready(), worker.ready()]);

  const { id: spaceId, userId } = await aSpace(database.db, { freeSlots: 50 });
  const token = await tokenOf(database.db, mine, userId);
  const baseUrl = `http://127.0.0.1:${port}${basePath}`;
  const guest = createClient<AppRoutes>(heads, { baseUrl });
  const member = createClient<AppRoutes>(heads, { baseUrl, headers: () => ({ authorization: `Bearer ${token}` }) });

  /** Inserts a draft that can be published. */
  const draft = async () => (await aJobPost(database.db, { spaceId })).id as JobPostId;
  const publish = (id: JobPostId) =>
    there(member.jobPosts.publish({ params: { id }, body: { plan: "free" } }, { spaceId }));
  const read = (id: JobPostId) => there(guest.jobPosts.read({ params: { id } }));
  const find = async () => {
    const page = await there(guest.jobPosts.search({ body: { size: 100 } }));
    return page.content.map(({ id }) => id);
  };
  const openRealtime = () => there(guest.realtime.open({}));

  const stop = async () => {
    await Promise.all([api.stop(), worker.stop()]);
    const search = testSearch(prefix);
    const { current } = await standing(search, "job-posts");
    if (current !== null) await dropIndex(search, current);
    await Promise.all([search.close(), database.drop()]);
  };
  return { database, api, worker, draft, publish, read, find, openRealtime, stop };
}
export type RunningProduct = Awaited<ReturnType<typeof startProduct>>;

type Db = Awaited<ReturnType<typeof createDatabase>>["db"];

/** Signs in without a password: inserts a session row and signs an ordinary token. */
export async function tokenOf(
  db: Db,
  { TOKEN_KEYS_FILE, SESSION_KEY }: EnvironmentVariables,
  userId: string,
): Promise<string> {
  const sessionId = randomUUIDv7();
  const expires_at = new Date(Date.now() + 86_400_000);
  await db.insertInto("sessions").values({ id: sessionId, user_id: userId, expires_at }).execute();
  const keys = await loadTokenKeys(TOKEN_KEYS_FILE!);
  const signer = createTokenSigner({ keys, sessionKeys: readSessionKeys(SESSION_KEY!), issuer: "orbita" });
  return (await signer.sign({ userId, sessionId }, new Date())).token;
}

/** Returns the status and code of a refusal, or "answered". */
export async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "answered";
  } catch (error) {
    if (error instanceof ProblemError) return `${error.problem.status} ${error.problem.code}`;
    return String(error);
  }
}
