import { Worker } from "node:worker_threads";

/**
 * A document that keeps the process so busy that its clock stands still for so long is not one that people send. Of the
 * processor's time, not of the wall's: on a machine that has no time for us every document would stand still.
 */
const patienceMs = 6_000;
const tickMs = 250;
/** A standstill that takes memory is given less time: an honest document stays below 200 MB. */
const greedy = { ms: 1_000, bytes: 290 * 1_048_576 };

/** Runs beside the reader: a blocked reader cannot end itself, nor say why. */
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

/** From here on a standstill ends the process. */
export function watchForStandstill(): void {
  const shared = new SharedArrayBuffer(4);
  const ticks = new Int32Array(shared);
  const options = {
    eval: true,
    workerData: { shared, patienceMs, tickMs, greedy },
    // V8 sets aside 128 MB for a thread's code unless told otherwise, and the worker bounds what a reader may set aside.
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, codeRangeSizeMb: 4 },
  };
  new Worker(thread, options).unref();
  setInterval(() => Atomics.add(ticks, 0, 1), tickMs).unref();
}
