import { availableParallelism } from "node:os";
import type { HeartbeatFacts } from "@orbita/features";
import { countConnections, type SmtpMailSender } from "@orbita/platform";
import type { JobTally } from "./tally.ts";

type WorkerFactsSources = { tally: JobTally; mail: SmtpMailSender; managementUrl: string };

/** Interval of the mail server checks. Mail servers rate-limit connections; three checks a minute are enough. */
const askMailMs = 20_000;
const patienceMs = 2_000;

const within = <T>(ms: number, work: Promise<T>): Promise<T | null> =>
  Promise.race([work.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, ms, null).unref())]);

function cpuMeter(): () => number {
  let [used, at] = [process.cpuUsage(), performance.now()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    const passed = performance.now() - at;
    [used, at] = [process.cpuUsage(), performance.now()];
    return passed > 0 ? (100 * (user + system)) / 1_000 / passed / availableParallelism() : 0;
  };
}

/**
 * The figures in this worker's heartbeats. They include the response time of the mail server and the number of broker
 * connections, because only workers have the settings SMTP_URL and RABBITMQ_MANAGEMENT_URL.
 */
export function workerFacts({ tally, mail, managementUrl }: WorkerFactsSources): () => Promise<HeartbeatFacts> {
  const cpu = cpuMeter();
  let heard: { at: number; ms: number | null } = { at: -Infinity, ms: null };
  const askMail = async () => {
    if (performance.now() - heard.at < askMailMs) return;
    const start = performance.now();
    const answered = await within(
      patienceMs,
      mail.ping().then(() => true),
    );
    heard = { at: start, ms: answered ? Math.round(performance.now() - start) : null };
  };
  return async () => {
    const [connections] = await Promise.all([within(patienceMs, countConnections(managementUrl)), askMail()]);
    return {
      cpuPercent: cpu(),
      queues: tally.carried(),
      mail: { ms: heard.ms },
      broker: connections === null ? null : { connections },
    };
  };
}
