// Preloaded into an API or worker process to shift its clock by the number of milliseconds in a file. The process reads the file
// again every 20 ms, so a test can change the clock at any time.
import { readFileSync } from "node:fs";

const RealDate = Date;
const skew = Number(process.env.CLOCK_SKEW_MS ?? 0);
let offset = 0;
const read = () => {
  offset = Number(readFileSync(process.env.CLOCK_FILE, "utf8")) || offset;
};
read();
setInterval(read, 20).unref();

const now = () => RealDate.now() + offset + skew;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }
  static now() {
    return now();
  }
};
