import { connect, openJobs, outboxChannel, wakeOn, type JobQueue } from "@orbita/db";
import { events, followInstallation, indexes, jobs as jobDefinitions, signMail, startBeats } from "@orbita/features";
import { jobHandlers, routines } from "@orbita/features/work";
import {
  aiBudgetsOf,
  closeTabsBy,
  connectBroker,
  connectMail,
  connectSearch,
  createCodes,
  createUnsubscribeTokens,
  openDns,
  openModel,
  openPayments,
  openStorage,
  readInChild,
  readSessionKeys,
  sellerOf,
  type Reader,
} from "@orbita/platform";
import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { workerFacts } from "./beat.ts";
import type { WorkerConfig } from "./config.ts";
import { brokerDestination, searchDestination } from "./destinations.ts";
import { innerServer } from "./inner.ts";
import { startJobs } from "./jobs.ts";
import { workerMetrics } from "./metrics.ts";
import { startRelay } from "./relay.ts";
import { startSchedule, upkeep } from "./schedule.ts";
import { createTally } from "./tally.ts";

export type Worker = { stop: () => Promise<void> };

/** Opens the job queue. Retries, because PostgreSQL may start later than the worker. */
async function openJobsPatiently(open: () => Promise<JobQueue>, log: Logger): Promise<JobQueue> {
  for (let tries = 1; ; tries++) {
    try {
      return await open();
    } catch (error) {
      if (tries === 30) throw error;
      if (tries === 1) log.warn({ err: error }, "waiting for the database");
      await sleep(2_000);
    }
  }
}

function openReader({ PATH: path }: WorkerConfig, log: Logger): Reader {
  const program = fileURLToPath(import.meta.resolve("@orbita/resume-engine/child"));
  const onConfined = ({ alone }: { alone: boolean }) =>
    alone
      ? log.info("documents are read without a network, in processes of their own")
      : log.warn("documents are read in child processes that could reach the network: namespaces are not allowed here");
  return readInChild({ program, path, onConfined });
}

export async function startWorker(config: WorkerConfig, log: Logger): Promise<Worker> {
  const url = config.DATABASE_URL;
  const db = connect({ url, max: 8, applicationName: "worker" });
  const size = { shards: config.OPENSEARCH_SHARDS, replicas: config.OPENSEARCH_REPLICAS };
  const search = connectSearch(config.OPENSEARCH_URL, config.OPENSEARCH_PREFIX, { size });
  const broker = connectBroker(config.RABBITMQ_URL, "worker");
  const mail = connectMail({ url: config.SMTP_URL, from: config.MAIL_FROM });

  const relayTo = (destination: ReturnType<typeof searchDestination>) =>
    startRelay({
      db,
      destination,
      log,
      size: config.RELAY_BATCH,
      leaseSeconds: config.RELAY_LEASE_SECONDS,
      wake: wakeOn(url, outboxChannel),
    });
  const relays = {
    search: relayTo(searchDestination({ db, search, events, indexes, size, log })),
    broker: relayTo(brokerDestination({ db, broker, events, closeTabs: closeTabsBy(config.RABBITMQ_MANAGEMENT_URL) })),
  };

  const handled = new Set(jobHandlers.map(({ job }) => job.name));
  const forgotten = jobDefinitions.filter(({ name }) => !handled.has(name));
  // A job without a handler would be sent and never run, so the worker refuses to start.
  if (forgotten.length > 0) throw new Error(`no handler for ${forgotten.map(({ name }) => name).join(", ")}`);
  const onError = (error: unknown) => log.warn({ err: error }, "jobs");
  const jobs = await openJobsPatiently(() => openJobs({ url, jobs: jobDefinitions, max: 4, work: true, onError }), log);
  const ending = new AbortController();
  const metrics = workerMetrics({ db, relays });
  const tally = createTally(metrics);
  const sessionKeys = readSessionKeys(config.SESSION_KEY);
  const installation = await followInstallation(db, { seller: sellerOf(config), regime: config.SELLER_REGIME });
  const storage = openStorage(config);
  const tools = {
    db,
    jobs,
    mail: signMail(mail),
    codes: createCodes(sessionKeys),
    unsubscribeTokens: createUnsubscribeTokens(sessionKeys),
    storage,
    reader: openReader(config, log),
    model: openModel(config),
    aiBudgets: aiBudgetsOf(config),
    payments: openPayments(config),
    get seller() {
      return installation.seller();
    },
    dns: openDns(config),
    search,
    talentsShownPerDay: config.TALENTS_SHOWN_PER_DAY,
    get contactAddress() {
      return installation.supportEmail() ?? config.CONTACT_ADDRESS;
    },
    webOrigin: config.WEB_ORIGIN,
    log,
    ending: ending.signal,
    tally,
  };
  await startJobs(jobs, jobHandlers, tools, config.JOB_CONCURRENCY);
  await startSchedule(jobs, [...upkeep, ...routines], tools);

  const readiness = { stopping: false, check: () => sql`select 1`.execute(db) };
  const inner = innerServer(metrics, readiness);
  await new Promise<void>((resolve, reject) => {
    inner.once("error", reject).listen(config.INNER_PORT, config.HOST, resolve);
  });

  const facts = workerFacts({ tally, mail, managementUrl: config.RABBITMQ_MANAGEMENT_URL });
  const beats = startBeats({ db, app: "worker", facts, log });

  return {
    // Stops the worker after its running jobs have finished. Waiting jobs are left to other workers.
    stop: async () => {
      readiness.stopping = true;
      ending.abort();
      await Promise.all([relays.search.stop(), relays.broker.stop(), jobs.stop()]);
      installation.stop();
      await beats.stop();
      mail.close();
      storage.close();
      inner.close();
      inner.closeAllConnections();
      await Promise.all([db.destroy(), search.close(), broker.close()]);
    },
  };
}
