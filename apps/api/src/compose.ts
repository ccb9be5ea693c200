import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { presenceTiming } from "@orbita/contract";
import { connect, deadLettersOf, hint, openJobs, outboxChannel } from "@orbita/db";
import {
  createRevocations,
  followInstallation,
  followMaintenance,
  jobs as jobList,
  startBeats,
  type PlatformServices,
} from "@orbita/features";
import {
  aiBudgetsOf,
  connectBroker,
  connectScanner,
  connectSearch,
  connectValkey,
  createCaptchaPasses,
  createClickTokens,
  createCodes,
  createLimiter,
  createFileTokens,
  createImages,
  createPasskeys,
  createPasswords,
  createPresences,
  createSeal,
  createSocialProviders,
  createStepUpProofs,
  createTokenSigner,
  createTokenVerifier,
  createUnsubscribeTokens,
  loadTokenKeys,
  openCaptcha,
  openDns,
  openFetcher,
  openMaps,
  openModel,
  openPayments,
  openRealtime,
  openStorage,
  openWatch,
  readSessionKeys,
  sellerOf,
} from "@orbita/platform";
import type { z } from "zod";
import { buildApp } from "./app.ts";
import type { apiConfig } from "./config.ts";
import { socialOptions } from "./social-config.ts";

export type ApiConfig = z.output<typeof apiConfig>;

/** Throttles the notification that wakes up the relay: all commits within 20 ms send one notification. */
function joined(send: () => Promise<void>): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    void sleep(20)
      .then(() => ((waiting = false), send()))
      .catch(() => {});
  };
}

/** Builds all parts of an api process from its configuration, for the process itself and for its tests. */
export async function compose(config: ApiConfig) {
  const db = connect({
    url: config.DATABASE_POOL_URL ?? config.DATABASE_URL,
    max: config.POOL,
    connectMs: config.CONNECT_MS,
    applicationName: "api",
    pooled: config.DATABASE_POOL_URL !== undefined,
  });
  const search = connectSearch(config.OPENSEARCH_URL, config.OPENSEARCH_PREFIX, { patienceMs: config.SEARCH_MS });
  const valkey = connectValkey(config.VALKEY_URL);
  await valkey.connect().catch(() => {});
  const limiter = createLimiter({ valkey, prefix: config.VALKEY_PREFIX, factor: config.LIMIT_FACTOR });
  const broker = connectBroker(config.RABBITMQ_URL);
  const keys = await loadTokenKeys(config.TOKEN_KEYS_FILE);
  const sessionKeys = readSessionKeys(config.SESSION_KEY);
  const stepUpProofs = createStepUpProofs(sessionKeys);
  const storage = openStorage(config);
  const captcha = openCaptcha(config, { keys: sessionKeys, webOrigin: config.WEB_ORIGIN });
  const captchaPasses = createCaptchaPasses(sessionKeys);
  const jobs = await openJobs({ url: config.DATABASE_URL, jobs: jobList, onError: () => {} });
  const maintenance = await followMaintenance(db);
  const installation = await followInstallation(db, { seller: sellerOf(config), regime: config.SELLER_REGIME });
  const platform: PlatformServices = {
    realtime: openRealtime({
      broker,
      url: config.REALTIME_URL,
      issuer: config.REALTIME_ISSUER,
      keyId: config.REALTIME_KEY_ID,
      privateKey: await readFile(config.REALTIME_PRIVATE_KEY_FILE, "utf8"),
    }),
    presences: createPresences({ valkey, prefix: config.VALKEY_PREFIX, seconds: presenceTiming.seconds }),
    limiter,
    passwords: createPasswords(),
    passkeys: createPasskeys(config.WEB_ORIGIN),
    tokens: createTokenSigner({ keys, sessionKeys, issuer: config.TOKEN_ISSUER }),
    seal: createSeal(sessionKeys),
    codes: createCodes(sessionKeys),
    stepUpProofs,
    adminsByAnyMethod: config.ADMIN_ANY_SIGN_IN,
    storage,
    scanner: connectScanner({ url: config.CLAMAV_URL }),
    images: createImages(),
    dns: openDns(config),
    fetcher: openFetcher(config, config.WEB_ORIGIN),
    fileTokens: createFileTokens(sessionKeys),
    unsubscribeTokens: createUnsubscribeTokens(sessionKeys),
    clickTokens: createClickTokens(sessionKeys),
    captcha,
    captchaPasses,
    maps: openMaps(config),
    model: openModel(config),
    aiBudgets: aiBudgetsOf(config),
    payments: openPayments(config),
    maintenance,
    watch: openWatch({ broker, valkey, storage, scannerUrl: config.CLAMAV_URL }),
    deadLetters: deadLettersOf(jobs.boss),
    get seller() {
      return installation.seller();
    },
    installation,
    disclosureQuota: { shownPerDay: config.TALENTS_SHOWN_PER_DAY, openedPerDay: config.CVS_OPENED_PER_DAY },
    prices: {
      clickCents: config.CLICK_PRICE_CENTS,
      dailyBudgetMinCents: config.DAILY_BUDGET_MIN_CENTS,
      clicksPerMinute: config.CLICKS_PER_MINUTE,
    },
    social: createSocialProviders(socialOptions(config)),
  };
  const revocations = await createRevocations({ db, url: config.DATABASE_URL });

  const { app, metrics, load } = await buildApp({
    services: {
      db,
      search,
      jobs,
      platform,
      revocations,
      verify: createTokenVerifier({ keys, issuer: config.TOKEN_ISSUER }),
      admits: (pass, address) => captcha.kind === "none" || captchaPasses.accepts(pass, address, new Date()),
      isProven: (proof, claim) => stepUpProofs.accepts(proof, claim, new Date()),
      clock: () => new Date(),
      hint: joined(() => hint(db, outboxChannel)),
    },
    limits: { limiter, perMinute: config.RATE_PER_MINUTE },
    keys: keys.publicKeys,
    traceRatio: config.OTEL_EXPORTER_OTLP_ENDPOINT ? config.TRACE_RATIO : null,
    proxyAddresses: config.PROXY_ADDRESSES,
    lateMs: config.LATE_MS,
    logLevel: config.LOG_LEVEL,
  });

  const beats = startBeats({ db, app: "api", facts: load, log: app.log });

  const close = async () => {
    await app.close();
    await beats.stop();
    maintenance.stop();
    installation.stop();
    await revocations.close();
    storage.close();
    await Promise.allSettled([jobs.stop(), broker.close(), search.close(), valkey.quit()]);
    await db.destroy();
  };
  return { app, metrics, db, jobs, valkey, platform, close };
}
