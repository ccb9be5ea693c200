import type { Routine } from "../kernel/work.ts";
import { countPromises } from "./count-promises.ts";

export { promiseMails } from "./mails.ts";

export const promiseRoutines: readonly Routine[] = [
  { name: "promises.count", cron: "* * * * *", run: (ctx) => countPromises(ctx) },
];
