import type { Tables } from "@orbita/db";
import type { Updateable } from "kysely";
import type { WorkCtx, WorkTx } from "../kernel/work.ts";
import { beatMs, tellBeat } from "./events.ts";
import { countLines, insertLines, isSeen, lockRun, setRun, type NewLine } from "./queries.ts";

/** Written down before the beat is over: so many fit in memory, and in one statement. */
const mostLines = 2_000;

export type Running = {
  /** Writes are signed by who asked for the run, with the reason given. */
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
   * One row is done. Kept in memory for half a second at most: a row whose line went with the worker is done again, and must
   * not mind.
   */
  readonly line: (line: NewLine) => Promise<void>;
  /** Done before the worker fell. */
  readonly seen: (kind: string, targetId: string) => Promise<boolean>;
  /** So many are done since it began: for what has no rows of its own worth a line. */
  readonly counted: (count: number) => Promise<void>;
  /** Added to what there is under that name, together with the lines before it: after a fall nothing counts twice. */
  readonly outcome: (name: string, value: number) => Promise<void>;
  readonly file: (key: string, name: string, until: Date) => Promise<void>;
  /** Somebody asked for it, or the worker is ending: end after this row. */
  readonly stopped: () => Promise<boolean>;
};

/** Another worker has it: what this one still does is its last. */
export class RunTaken extends Error {}
/** This worker is ending: another one goes on. */
export class RunInterrupted extends Error {}

type Held = {
  readonly id: string;
  readonly dry: boolean;
  readonly subject: string;
  /** When it was taken. */
  readonly done: number;
  readonly by_id: string | null;
  readonly reason: string | null;
};

export type Ended = { readonly state: "done" | "failed" | "stopped"; readonly problem: string | null };

/** The hand that writes a run down: in beats, so that a hundred thousand rows are some hundred writes. */
export class Keeper {
  readonly #ctx: WorkCtx;
  readonly #held: Held;
  readonly #holder: string;
  #lines: NewLine[] = [];
  #sums = new Map<string, number>();
  #columns: Updateable<Tables["runs"]> = {};
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #failure: unknown;
  #stopping = false;
  #asked = 0;
  #interrupted = false;

  constructor(ctx: WorkCtx, held: Held, holder: string) {
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

  /** One write after the other; an error of one in the background is thrown where the run next comes by. */
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
      await tellBeat(tx, row, { over: "ended_at" in columns });
    });
  }

  async #mine({ tx }: Pick<WorkTx, "tx">) {
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

  async end({ state, problem }: Ended, now: Date): Promise<void> {
    Object.assign(this.#columns, { state, problem, holder: null, ended_at: now });
    await this.flush();
  }

  /** Nothing more is written: who comes next begins with what there is. */
  drop(): void {
    clearTimeout(this.#timer);
  }

  running(): Running {
    const { id, dry, subject, done, by_id: byId, reason } = this.#held;
    const { write } = this.#ctx;
    return {
      ctx: { ...this.#ctx, write: (why, work) => write(reason ?? why, work, byId) },
      run: { id, dry, subject, byId, reason },
      total: async (count) => {
        this.#columns.total = count;
        await this.flush();
      },
      line: async (line) => {
        this.#lines.push(line);
        await this.#note();
      },
      // Nobody was at it before: there is nothing to look for, a hundred thousand times.
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
