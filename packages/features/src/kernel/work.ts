import type { Db, Job } from "@orbita/db";
import type {
  AiBudgets,
  Codes,
  Dns,
  Mail,
  Model,
  Payments,
  Reader,
  Search,
  Storage,
  UnsubscribeTokens,
} from "@orbita/platform";
import type { Logger } from "pino";
import type { Ctx } from "./ctx.ts";
import type { Seller } from "./platform.ts";

/**
 * What the worker gives to a job: no transaction is open, because mail, models and other servers are slow. A handler reads,
 * calls, and writes in short transactions; it may run twice and must not mind.
 */
export type WorkCtx = {
  readonly db: Db;
  readonly now: Date;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  readonly mail: Mail;
  /** One-time codes, derived when they are mailed. */
  readonly codes: Codes;
  /** Links at the foot of mails. */
  readonly unsubscribeTokens: UnsubscribeTokens;
  /** People's files, by key. */
  readonly storage: Storage;
  /** Documents in, what they say out. */
  readonly reader: Reader;
  /** A language model, where one is set up: never needed. */
  readonly model: Model | null;
  /** What it may cost in a month. */
  readonly aiBudgets: AiBudgets;
  /** Who takes cards, where somebody does. */
  readonly payments: Payments | null;
  /** Who writes invoices; null where it is not said. */
  readonly seller: Seller | null;
  /** TXT records of domains. */
  readonly dns: Dns;
  /** The index, for questions that are asked by the clock. */
  readonly search: Search;
  /** How many people a Space may be shown in a day. */
  readonly talentsShownPerDay: number;
  /** Who reads what people write to us. */
  readonly contactAddress: string;
  /** Where the web app stands, for links in mails. */
  readonly webOrigin: string;
  /** A short transaction signed by the machine, or by who asked for the work; `why` goes into the history. */
  readonly write: <T>(why: string, work: (ctx: WorkTx) => Promise<T>, by?: string | null) => Promise<T>;
  /** This process is asked to end: what is long stops where it can go on later. */
  readonly ending: AbortSignal;
};

/** The part of `Ctx` that makes sense with nobody asking. */
export type WorkTx = Pick<Ctx, "tx" | "now" | "log" | "tell" | "enqueue">;

/** `id` is the job's: the same at every try. */
export type JobHandler<P extends object = object> = {
  readonly job: Job<P>;
  readonly run: (ctx: WorkCtx, payload: P, id: string) => Promise<void>;
  /** How many of them run in one worker, each on its own; without it, as many as of any other kind, together. */
  readonly atOnce?: number;
};

export const handleJob = <P extends object>(
  job: Job<P>,
  run: JobHandler<P>["run"],
  more: Pick<JobHandler, "atOnce"> = {},
): JobHandler => ({ job, run: run as JobHandler["run"], ...more });

/** Some at a time, until a lot is smaller than a whole one; answers how many there were. */
export async function inLots(whole: number, lot: () => Promise<number>): Promise<number> {
  for (let all = 0; ;) {
    const some = await lot();
    all += some;
    if (some < whole) return all;
  }
}

/** What happens by the clock (cron, Europe/Rome), in one worker at a time. */
export type Routine = {
  readonly name: string;
  readonly cron: string;
  /** Answers how many it was about, where it can say. */
  readonly run: (ctx: WorkCtx) => Promise<number | void>;
};
