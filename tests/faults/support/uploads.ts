import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { basePath, createClient, headsOf, routes, type AppRoutes } from "@orbita/contract";
import { openJobs } from "@orbita/db";
import { jobs as jobList } from "@orbita/features";
import {
  aUser,
  createDatabase,
  freePort,
  freshPrefix,
  secrets,
  startProcess,
  testStorage,
  type RunningProcess,
} from "@orbita/testing";
import { repository } from "@orbita/testing/services";
import { sql } from "kysely";
import { tokenOf } from "./product.ts";
import { sweep } from "./sweep.ts";

const heads = headsOf(routes);
const bench = `${repository}packages/resume-engine/bench/cvbench/`;
const queue = "resumeUploads.read";

/** Returns `count` documents of the parsing benchmark, repeating them if there are fewer. */
export async function documents(count: number): Promise<File[]> {
  const files: File[] = [];
  for (const folder of ["core", "cross"]) {
    const names = (await readdir(bench + folder)).filter((name) => /\.(pdf|docx)$/.test(name));
    for (const name of names.toSorted()) files.push(new File([await readFile(`${bench}${folder}/${name}`)], name));
  }
  return Array.from({ length: count }, (_, index) => files[index % files.length]!);
}

/** Starts an API; returns functions to start workers, and people who upload documents. */
export async function startUploads() {
  const database = await createDatabase({ max: 6 });
  const prefix = freshPrefix();
  const storage = testStorage({ prefix: `${prefix}/` });
  const port = await freePort();
  const env: Record<string, string> = {
    ...secrets(),
    DATABASE_URL: database.url,
    DATABASE_POOL_URL: database.url,
    OPENSEARCH_PREFIX: prefix,
    VALKEY_PREFIX: prefix,
    S3_PREFIX: `${prefix}/`,
    PORT: String(port),
    WEB_ORIGIN: "http://localhost:3000",
    LIMIT_FACTOR: "100000",
    RATE_PER_MINUTE: "1000000",
    DRAIN_MS: "0",
    // The additional PATH entry marks the child processes of this test, because PATH is the only variable that they inherit.
    PATH: `${process.env.PATH}:/none/${prefix}`,
  };
  const api = await startProcess("api", env);
  const jobs = await openJobs({ url: database.url, jobs: jobList, onError: () => {} });
  await api.ready();
  // Waits until the API responds: on a busy machine a starting API is overloaded and answers 503.
  const address = `http://127.0.0.1:${port}${basePath}`;
  for (let tries = 0; tries < 50 && (await fetch(address)).status === 503; tries++) await sleep(200);

  async function aClient() {
    const { id } = await aUser(database.db);
    const token = await tokenOf(database.db, env, id);
    const headers = () => ({ authorization: `Bearer ${token}` });
    return createClient<AppRoutes>(heads, { baseUrl: address, headers });
  }

  async function startWorker(): Promise<RunningProcess> {
    const worker = await startProcess("worker", env);
    await worker.ready();
    return worker;
  }

  /** The process ids of this test's document readers. */
  async function children(): Promise<string[]> {
    const found: string[] = [];
    for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
      const [words, variables] = await Promise.all(
        ["cmdline", "environ"].map((part) => readFile(`/proc/${pid}/${part}`, "latin1").catch(() => "")),
      );
      if (words!.includes("resume-engine/src/child.ts") && variables!.includes(`/none/${prefix}`)) found.push(pid);
    }
    return found;
  }

  /** Expires the heartbeats of dead workers now. Normally another worker notices a dead one within 75 seconds. */
  async function noticeSilence(): Promise<void> {
    await sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = ${queue} and state = 'active'`.execute(
      database.db,
    );
    await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null where name = ${queue}`.execute(
      database.db,
    );
    await jobs.boss.supervise(queue);
  }

  const uploads = () => database.db.selectFrom("resume_uploads").selectAll().execute();
  const unsettled = async () => (await uploads()).filter(({ state }) => state === "reading").length;
  const underWay = async () =>
    (await uploads()).filter(({ state, attempts }) => state === "reading" && attempts > 0).length;

  async function untilSettled(seconds: number): Promise<void> {
    for (let left = seconds * 5; left > 0 && (await unsettled()) > 0; left--) await sleep(200);
  }

  const stop = async () => {
    await api.stop();
    await jobs.stop();
    await storage.clear();
    storage.close();
    await database.drop();
  };
  return {
    database,
    storage,
    aClient,
    startWorker,
    children,
    noticeSilence,
    uploads,
    unsettled,
    underWay,
    untilSettled,
    stop,
  };
}
export type UploadTestBed = Awaited<ReturnType<typeof startUploads>>;

const whole = ["received", "scanned", "extracted", "recognised", "linked", "ready"];

/** Returns the faults in the database and storage, independent of the logs; empty if there are none. */
export async function auditUploads({ database, storage, uploads }: UploadTestBed): Promise<string[]> {
  const faults: string[] = [];
  // Runs the clean-up first, because a failed request leaves a row for it.
  await sweep(database, storage);
  for (const { id, state, failure, reading, stages, attempts } of await uploads()) {
    const passed = (stages as unknown as { stage: string }[]).map(({ stage }) => stage);
    if (state === "ready" && (reading === null || passed.join() !== whole.join()))
      faults.push(`${id}: ${passed.join()}`);
    if (state === "failed" && (failure === null || reading !== null)) faults.push(`${id}: failed without a reason`);
    if (state === "reading") faults.push(`${id}: still reading`);
    if (attempts > 3) faults.push(`${id}: ${attempts} attempts`);
  }
  const { rows: twice } = await sql<{ id: string }>`
    select entity_id as id from history where entity = 'resume_uploads' and after ->> 'state' = 'ready'
    group by entity_id having count(*) > 1`.execute(database.db);
  faults.push(...twice.map(({ id }) => `${id}: read twice`));
  const files = await database.db.selectFrom("files").select(["status", "object_keys"]).execute();
  faults.push(
    ...files
      .filter(({ status }) => status !== "ready")
      .map(({ status, object_keys }) => `${object_keys.join()}: ${status}`),
  );
  const known = files.flatMap(({ object_keys }) => object_keys).toSorted();
  if (known.join() !== (await storage.keys()).join()) faults.push("rows and objects differ");
  const { rows: jobs } = await sql`select from pgboss.job where name = ${queue} and state <= 'active'`.execute(
    database.db,
  );
  if (jobs.length > 0) faults.push(`${jobs.length} jobs left`);
  return faults;
}
