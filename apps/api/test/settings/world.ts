import { randomUUIDv7 } from "node:crypto";
import type { ServerSetting, SettingGroup } from "@orbita/contract/settings";
import { addToOutbox, inTransaction } from "@orbita/db";
import { loadVocabulary } from "@orbita/db/seed";
import { destinationsOf, events, type EventDefinition, type WorkCtx } from "@orbita/features";
import { jobHandlers, routines } from "@orbita/features/work";
import { connectMail, project } from "@orbita/platform";
import { startModel, type ModelSimulator } from "@orbita/simulators/model";
import { mailsTo, serverUrl, type CapturedMail } from "@orbita/testing";
import { sql } from "kysely";
import { startApi, type TestApi } from "../support/harness.ts";
import { seller } from "../support/invoices-world.ts";
import { obedient } from "../resume-uploads/upload-work.ts";

/** The observed outcomes of a setting, one for each tried value. All outcomes must differ. */
export type SettingOutcomes = readonly [unknown, unknown, ...unknown[]];
export type SettingEffectProbe = (world: SettingsWorld) => Promise<SettingOutcomes>;
/** A probe function for each setting of the given groups. A missing or unknown setting does not compile. */
export type SettingEffectProbes<Group extends SettingGroup = SettingGroup> = {
  [Name in Group]: Record<ServerSetting<Name>, SettingEffectProbe>;
};

export type SettingsWorld = {
  readonly api: TestApi;
  readonly model: ModelSimulator;
  readonly worker: TestWorker;
  readonly stop: () => Promise<void>;
};

const webOrigin = "http://localhost:3000";
const ending = new AbortController().signal;

/** Runs the worker's handlers in this process, at any time of day, with the real mail server. */
function createWorker(api: TestApi) {
  const mail = connectMail({ url: serverUrl("SMTP_URL"), from: "Orbita <no-reply@orbita.example>" });
  const { db, search, storage, platform, jobs } = api;
  const { log } = api.app;
  const { codes, unsubscribeTokens } = platform;
  const reader = obedient();

  function ctxAt(now: Date): WorkCtx {
    const write: WorkCtx["write"] = (why, work, actorId = null) =>
      inTransaction(db, { actorId, requestId: "test", why }, (tx) =>
        work({
          tx,
          now,
          log,
          tell: (event, payload) =>
            addToOutbox(tx, {
              name: event.name,
              payload,
              destinations: destinationsOf(event as unknown as EventDefinition),
            }),
          enqueue: (job, payload, options) => jobs.send(tx, job, payload, options),
        }),
      );
    const tools = { mail, codes, unsubscribeTokens, storage, reader, search, seller, payments: null, model: null };
    const contactAddress = "help@orbita.example";
    return { db, now, log, ...tools, contactAddress, webOrigin, write, ending } as unknown as WorkCtx;
  }

  /** Takes the waiting jobs with the given name out of the queue and runs them. */
  async function runJobs(name: string, now = new Date()): Promise<void> {
    const handler = jobHandlers.find(({ job }) => job.name === name);
    if (!handler) throw new Error(`no handler runs ${name}`);
    const { rows } = await sql<{ data: object }>`
      delete from pgboss.job where name = ${name} returning data`.execute(db);
    for (const { data } of rows) await handler.run(ctxAt(now), data, randomUUIDv7());
  }
  const runJob = (name: string, payload: object, now = new Date()) =>
    jobHandlers.find(({ job }) => job.name === name)!.run(ctxAt(now), payload, randomUUIDv7());
  const runRoutine = (name: string, now = new Date()) => routines.find((one) => one.name === name)!.run(ctxAt(now));

  /** Sends the mails that are due at `now`, and returns the mails that the person has received so far. */
  async function sendMails({ email }: { email: string }, now = new Date()): Promise<CapturedMail[]> {
    await runJobs("notifications.sendMail", now);
    return mailsTo(email);
  }

  /** Projects the outbox into the search indexes. */
  async function relay(): Promise<void> {
    const rows = await db.deleteFrom("outbox").where("destination", "=", "search").returningAll().execute();
    for (const event of events) {
      const payloads = rows.filter(({ name }) => name === event.name).map(({ payload }) => payload as object);
      if (event.project && payloads.length > 0) await project(search, await event.project(db, payloads));
    }
    for (const name of ["people", "resumes", "job-posts"])
      await search.client.indices.refresh({ index: search.indexName(name) });
  }
  /** Projects one event into the search indexes, for rows that were written without the api. */
  async function reindex(name: string, payload: object): Promise<void> {
    const event = events.find((one) => one.name === name)!;
    await project(search, await event.project!(db, [payload]));
    await relay();
  }
  return { runJobs, runJob, runRoutine, sendMails, relay, reindex, stop: () => mail.close() };
}
type TestWorker = ReturnType<typeof createWorker>;

export async function startSettingsWorld(): Promise<SettingsWorld> {
  const model = await startModel();
  const api = await startApi({ ...model.environment });
  await api.createIndexes();
  await loadVocabulary(api.db);
  const worker = createWorker(api);
  const stop = async () => {
    worker.stop();
    await api.stop();
    await model.stop();
  };
  return { api, model, worker, stop };
}

/** Runs the same action for each value of a setting, and returns the outcomes. */
export async function eachValue<const Value>(
  values: readonly [Value, Value, ...Value[]],
  act: (value: Value) => Promise<unknown>,
): Promise<SettingOutcomes> {
  const outcomes: unknown[] = [];
  for (const value of values) outcomes.push(await act(value));
  return outcomes as unknown as SettingOutcomes;
}
