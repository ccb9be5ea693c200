import type { HistoryReason } from "@orbita/contract";
import type { Db, JobDefinition } from "@orbita/db";
import type {
  AiBudgets,
  OneTimeCodeGenerator,
  DnsResolver,
  MailSender,
  Model,
  PaymentProvider,
  Reader,
  SearchClient,
  ObjectStorage,
  UnsubscribeTokens,
} from "@orbita/platform";
import type { Logger } from "pino";
import type { Ctx } from "./ctx.ts";
import type { Seller } from "./platform.ts";

/**
 * The context of a job. No transaction is open, because mail, models and other servers are slow. A handler reads, calls, and
 * writes in short transactions; it may run twice and must be idempotent.
 */
export type WorkCtx = {
  readonly db: Db;
  readonly now: Date;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  readonly mail: MailSender;
  /** One-time codes, which are derived when the mail is sent. */
  readonly codes: OneTimeCodeGenerator;
  /** Signs the unsubscribe links in mails. */
  readonly unsubscribeTokens: UnsubscribeTokens;
  /** The storage of user files, by key. */
  readonly storage: ObjectStorage;
  /** Extracts the content of uploaded documents. */
  readonly reader: Reader;
  /** The language model; null if not configured. Every feature works without a model. */
  readonly model: Model | null;
  /** The monthly cost limits of calls to the language model. */
  readonly aiBudgets: AiBudgets;
  /** The card payment provider; null if not configured. */
  readonly payments: PaymentProvider | null;
  /** The operator as the issuer of invoices; null if not configured. */
  readonly seller: Seller | null;
  /** Looks up DNS TXT records. */
  readonly dns: DnsResolver;
  /** The search index, for scheduled queries. */
  readonly search: SearchClient;
  /** Number of talents that a Space may be shown per day. */
  readonly talentsShownPerDay: number;
  /** The recipient of messages from the contact form. */
  readonly contactAddress: string;
  /** The origin of the web app, for links in mails. */
  readonly webOrigin: string;
  /**
   * Runs a short transaction, attributed to the system or to the user who requested the work (`by`); `why` is stored in the
   * history.
   */
  readonly write: <T>(why: HistoryReason, work: (ctx: WorkWriteCtx) => Promise<T>, by?: string | null) => Promise<T>;
  /** Aborted when this process shuts down; long work then stops at a point where it can resume later. */
  readonly ending: AbortSignal;
};

/** The part of `Ctx` that works without a caller, for jobs and routines. */
export type WorkWriteCtx = Pick<Ctx, "tx" | "now" | "log" | "tell" | "enqueue">;

/** A function that handles the jobs of one kind. `id` is the job's id, which is the same for every attempt. */
export type JobHandler<P extends object = object> = {
  readonly job: JobDefinition<P>;
  readonly run: (ctx: WorkCtx, payload: P, id: string) => Promise<void>;
  /**
   * How many jobs of this kind run at once in one worker, each fetched separately so that slow jobs do not wait for each other.
   * By default jobs are fetched in batches of the worker's concurrency.
   */
  readonly atOnce?: number;
};

export const handleJob = <P extends object>(
  job: JobDefinition<P>,
  run: JobHandler<P>["run"],
  more: Pick<JobHandler, "atOnce"> = {},
): JobHandler => ({ job, run: run as JobHandler["run"], ...more });

/** Calls the function, which processes one batch, until a batch has fewer than `whole` items. Returns the total number of items. */
export async function runInBatches(whole: number, lot: () => Promise<number>): Promise<number> {
  for (let all = 0; ;) {
    const some = await lot();
    all += some;
    if (some < whole) return all;
  }
}

/** A scheduled task (cron, Europe/Rome). Runs in one worker at a time. */
export type Routine = {
  readonly name: string;
  readonly cron: string;
  /** Runs the routine and returns the number of processed items, if the routine can count them. */
  readonly run: (ctx: WorkCtx) => Promise<number | void>;
};
