import { writtenReason } from "@orbita/contract";
import type { Tables } from "@orbita/db";
import type { Updateable } from "kysely";
import type { WorkCtx, WorkWriteCtx } from "../kernel/work.ts";
import { beatMs, emitHeartbeat } from "./events.ts";
import { countLines, insertLines, isSeen, lockRun, setRun, type NewRunLine } from "./queries.ts";

/** Number of buffered log lines after which the progress is written before the interval ends. This limits memory and the size of a statement. */
const mostLines = 2_000;

export type RunContext = {
  /** A context whose writes are attributed to the user who started the run, with their reason. */
  readonly ctx: WorkCtx;
  readonly run: {
    readonly id: string;
    readonly dry: boolean;
    readonly subject: string;
    readonly byId: string | null;
    readonly reason: string | null;
  };
  readonly total: (count: number) => Promise<void>;
  /**
   * Records that one row is done. Lines are buffered for at most half a second. If a line is lost with the worker, its row is
   * done again, so the work on a row must be idempotent.
   */
  readonly line: (line: NewRunLine) => Promise<void>;
  /** Whether the row was already done by an earlier worker that crashed. */
  readonly seen: (kind: string, targetId: string) => Promise<boolean>;
  /** Sets the number of rows done since the start, for runs whose rows need no lines of their own. */
  readonly counted: (count: number) => Promise<void>;
  /**
   * Adds a value to the run's outcome under this name. It is written together with the lines reported before, so that nothing
   * counts twice after a crash.
   */
  readonly outcome: (name: string, value: number) => Promise<void>;
  readonly file: (key: string, name: string, until: Date) => Promise<void>;
  /** True if a user stopped the run or the worker is shutting down. The runner must then end after the current row. */
  readonly stopped: () => Promise<boolean>;
};

/** Thrown when another worker has taken over the run, so that this worker stops. */
export class RunTaken extends Error {}
/** Thrown when this worker shuts down; another worker continues the run. */
export class RunInterrupted extends Error {}

type ClaimedRun = {
  readonly id: string;
  readonly dry: boolean;
  readonly subject: string;
  /** The number of rows already done when this worker took the run. */
  readonly done: number;
  readonly by_id: string | null;
  readonly reason: string | null;
};

export type RunCompletion = { readonly state: "done" | "failed" | "stopped"; readonly problem: string | null };

/** Saves the progress of a run in batches, so that a hundred thousand rows take a few hundred writes. */
export class Keeper {
  readonly #ctx: WorkCtx;
  readonly #held: ClaimedRun;
  readonly #holder: string;
  #lines: NewRunLine[] = [];
  #sums = new Map<string, number>();
  #columns: Updateable<Tables["runs"]> = {};
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #failure: unknown;
  #stopping = false;
  #asked = 0;
  #interrupted = false;

  constructor(ctx: WorkCtx, held: ClaimedRun, holder: string) {
    this.#ctx = ctx;
    this.#held = held;
    this.#holder = holder;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  get interrupted(): boolean {
    return this.#interrupted;
  }

  /** Writes the buffered progress of a run; writes are serialised. An error in a background write is thrown at the next call of the run. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => {
      this.flush().catch((error: unknown) => {
        this.#failure = error;
      });
    }, beatMs);
  }

  async #write(): Promise<void> {
    const [lines, sums, columns] = [this.#lines, this.#sums, this.#columns];
    [this.#lines, this.#sums, this.#columns] = [[], new Map(), {}];
    await this.#ctx.write("run counted", async (tx) => {
      const row = await this.#mine(tx);
      const states = await insertLines(tx.tx, row.id, lines);
      if (states.length > 0 || sums.size > 0) await countLines(tx.tx, row.id, { states, sums, outcome: row.outcome });
      if (Object.keys(columns).length > 0) await setRun(tx.tx, row.id, columns);
      await emitHeartbeat(tx, row, { over: "ended_at" in columns });
    });
  }

  async #mine({ tx }: Pick<WorkWriteCtx, "tx">) {
    const row = await lockRun(tx, this.#held.id);
    if (row?.holder !== this.#holder) throw new RunTaken("another worker has this run");
    this.#stopping = row.stopping;
    return row;
  }

  async #note(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#lines.length >= mostLines) await this.flush();
    else this.#soon();
  }

  async #stopped(): Promise<boolean> {
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#ctx.ending.aborted) this.#interrupted = true;
    else if (!this.#stopping && Date.now() - this.#asked >= beatMs) {
      this.#asked = Date.now();
      const { db } = this.#ctx;
      const row = await db.selectFrom("runs").select("stopping").where("id", "=", this.#held.id).executeTakeFirst();
      this.#stopping = row?.stopping ?? true;
    }
    return this.#interrupted || this.#stopping;
  }

  async end({ state, problem }: RunCompletion, now: Date): Promise<void> {
    Object.assign(this.#columns, { state, problem, holder: null, ended_at: now });
    await this.flush();
  }

  /** Discards the buffered progress. The next worker starts from the stored progress. */
  drop(): void {
    clearTimeout(this.#timer);
  }

  running(): RunContext {
    const { id, dry, subject, done, by_id: byId, reason } = this.#held;
    const { write } = this.#ctx;
    return {
      ctx: { ...this.#ctx, write: (why, work) => write(reason === null ? why : writtenReason(reason), work, byId) },
      run: { id, dry, subject, byId, reason },
      total: async (count) => {
        this.#columns.total = count;
        await this.flush();
      },
      line: async (line) => {
        this.#lines.push(line);
        await this.#note();
      },
      // If no row was done before this worker took the run, skips the lookup, which would run a hundred thousand times.
      seen: async (kind, targetId) => done > 0 && isSeen(this.#ctx.db, id, { kind, targetId }),
      counted: async (count) => {
        Object.assign(this.#columns, { done: count, ok: count });
        await this.#note();
      },
      outcome: async (name, value) => {
        this.#sums.set(name, (this.#sums.get(name) ?? 0) + value);
        await this.#note();
      },
      file: async (key, name, until) => {
        Object.assign(this.#columns, { file_key: key, file_name: name, file_until: until });
        await this.flush();
      },
      stopped: () => this.#stopped(),
    };
  }
}
