import { setTimeout as sleep } from "node:timers/promises";
import type { Breaker } from "./breaker.ts";
import { askedToWait, failureOf, mayBeOver, unavailable } from "./failures.ts";
import { ModelUnavailable, type ModelPrompt, type ModelUsage } from "./model.ts";
import type { Piece, Wire } from "./wire.ts";

export type Patience = {
  readonly timeoutMs: number;
  /** Between two pieces. */
  readonly pieceMs: number;
  readonly retries: number;
  readonly waitMs: number;
};

/** The ways in which a call ends before its answer does: who asked is gone, all the time is used, or no piece came for too long. */
function createLimits(gone: AbortSignal, { timeoutMs, pieceMs }: Patience) {
  const late = AbortSignal.timeout(timeoutMs);
  const own = new AbortController();
  let stalled = false;
  const until = performance.now() + timeoutMs;
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: AbortSignal.any([gone, late, own.signal]),
    left: () => until - performance.now(),
    /** Only while the provider is waited for: who reads may take their time. */
    waiting: () => {
      timer = setTimeout(() => ((stalled = true), own.abort()), pieceMs);
    },
    arrived: () => clearTimeout(timer),
    /** The provider hears of it too, when somebody just stops reading. */
    end: () => {
      clearTimeout(timer);
      own.abort();
    },
    /** undefined: none of ours, the provider failed by itself. */
    reached: () => (gone.aborted ? "gone" : late.aborted || stalled ? "timeout" : undefined),
  };
}
type Limits = ReturnType<typeof createLimits>;
type Asked = { readonly wire: Wire; readonly prompt: ModelPrompt; readonly patience: Patience };

/** Whatever waits ends with the signal, also where a library waits on. */
const orAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason instanceof Error ? signal.reason : new Error("aborted"));
  if (signal.aborted) onAbort();
  signal.addEventListener("abort", onAbort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener("abort", onAbort));
};

/** A request whose first piece of text has come. */
async function begin({ wire, prompt }: Asked, { signal }: Limits) {
  const pieces = (await orAborted(wire(prompt, signal), signal))[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await orAborted(pieces.next(), signal);
    if (done) throw new Error("no answer");
    if (value.type === "error") throw value.error;
    if (value.type === "text" || value.type === "end") return { first: value, pieces };
  }
}

/** Again, while nobody has seen anything of it: after as long as the provider asks for, or a little longer each time. */
async function beginPatiently(asked: Asked, limits: Limits) {
  const { retries, waitMs } = asked.patience;
  for (let tries = 0; ; tries += 1) {
    try {
      return await begin(asked, limits);
    } catch (error) {
      if (limits.reached() || tries === retries || !mayBeOver(error)) throw error;
      const wait = askedToWait(error, Date.now()) ?? waitMs * 2 ** tries * (0.5 + Math.random());
      if (wait >= limits.left()) throw error;
      await sleep(wait, undefined, { signal: limits.signal });
    }
  }
}

type Begun = Awaited<ReturnType<typeof beginPatiently>>;

async function* textOf({ first, pieces }: Begun, limits: Limits): AsyncGenerator<string, ModelUsage> {
  let piece: Piece = first;
  try {
    for (;;) {
      if (piece.type === "error") throw unavailable("cutOff", piece.error);
      if (piece.type === "end") {
        if (!piece.complete) throw unavailable("cutOff");
        return piece.usage;
      }
      if (piece.type === "text" && piece.text) yield piece.text;
      limits.waiting();
      const next = await orAborted(pieces.next(), limits.signal).finally(limits.arrived);
      if (next.done) throw unavailable("cutOff");
      piece = next.value;
    }
  } catch (error) {
    throw error instanceof ModelUnavailable ? error : unavailable("cutOff", error);
  }
}

/** The whole of a call: at most once through the breaker, in time, and every trouble in our own words. */
export async function* ask(asked: Asked, gone: AbortSignal, breaker: Breaker): AsyncGenerator<string, ModelUsage> {
  gone.throwIfAborted();
  if (!breaker.admits()) throw new ModelUnavailable("resting");
  const limits = createLimits(gone, asked.patience);
  let said: "succeeded" | "failed" | "undecided" = "undecided";
  try {
    const usage = yield* textOf(await beginPatiently(asked, limits), limits);
    said = "succeeded";
    return usage;
  } catch (error) {
    const reached = limits.reached();
    if (reached === "gone") throw gone.reason;
    said = "failed";
    if (reached === "timeout") throw unavailable("timeout", error);
    throw error instanceof ModelUnavailable ? error : unavailable(failureOf(error), error);
  } finally {
    limits.end();
    breaker[said]();
  }
}
