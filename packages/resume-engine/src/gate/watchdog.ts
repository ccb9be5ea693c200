import { Worker } from "node:worker_threads";

/**
 * How long the event loop may be blocked; ordinary documents block it for less. Measured in CPU time, because with wall time every
 * document would exceed the limit on an overloaded machine.
 */
const patienceMs = 6_000;
const tickMs = 250;
/** A shorter time limit, for a blocked process that also uses much memory; an ordinary document stays below 200 MB. */
const greedy = { ms: 1_000, bytes: 290 * 1_048_576 };

/**
 * The code of the watchdog. It runs in its own thread, because a process whose event loop is blocked can neither exit nor report
 * the reason.
 */
const thread = `
  const { workerData } = require("node:worker_threads");
  const { writeSync } = require("node:fs");
  const ticks = new Int32Array(workerData.shared);
  const spentMs = () => Object.values(process.cpuUsage()).reduce((sum, micros) => sum + micros / 1000, 0);
  let last = -1;
  let since = spentMs();
  setInterval(() => {
    if (ticks[0] !== last) [last, since] = [ticks[0], spentMs()];
    const { patienceMs, greedy } = workerData;
    const stood = spentMs() - since;
    if (stood > patienceMs || (stood > greedy.ms && process.memoryUsage.rss() > greedy.bytes)) {
      writeSync(1, '{"failure":"tooComplex"}\\n');
      process.kill(process.pid, "SIGKILL");
    }
  }, workerData.tickMs);
`;

/** Starts the watchdog. From then on, it kills the process if the event loop is blocked for too long. */
export function watchForStandstill(): void {
  const shared = new SharedArrayBuffer(4);
  const ticks = new Int32Array(shared);
  const options = {
    eval: true,
    workerData: { shared, patienceMs, tickMs, greedy },
    // By default V8 reserves 128 MB for a thread's code, which would count towards the memory limit of this process.
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, codeRangeSizeMb: 4 },
  };
  new Worker(thread, options).unref();
  setInterval(() => Atomics.add(ticks, 0, 1), tickMs).unref();
}
