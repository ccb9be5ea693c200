import { setTimeout as sleep } from "node:timers/promises";
import type { CircuitBreaker } from "./breaker.ts";
import { askedToWait, failureOf, mayBeOver, unavailable } from "./failures.ts";
import { ModelUnavailable, type ModelPrompt, type ModelUsage } from "./model.ts";
import type { StreamChunk, ProviderCall } from "./wire.ts";

export type RetryPolicy = {
  readonly timeoutMs: number;
  /** Timeout in milliseconds between two chunks of the response. */
  readonly pieceMs: number;
  readonly retries: number;
  readonly waitMs: number;
};

/** Limits that end a call early: the caller aborted, the total timeout passed, or no chunk arrived for too long. */
function createLimits(gone: AbortSignal, { timeoutMs, pieceMs }: RetryPolicy) {
  const late = AbortSignal.timeout(timeoutMs);
  const own = new AbortController();
  let stalled = false;
  const until = performance.now() + timeoutMs;
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: AbortSignal.any([gone, late, own.signal]),
    left: () => until - performance.now(),
    /** Starts the timeout for the next chunk. It runs only while we wait for the provider, because the consumer may read slowly. */
    waiting: () => {
      timer = setTimeout(() => ((stalled = true), own.abort()), pieceMs);
    },
    arrived: () => clearTimeout(timer),
    /** Stops the timeout, and aborts the provider's request if it still runs because the consumer stopped reading. */
    end: () => {
      clearTimeout(timer);
      own.abort();
    },
    /** The limit that ended the call; undefined if none did, so that the provider itself failed. */
    reached: () => (gone.aborted ? "gone" : late.aborted || stalled ? "timeout" : undefined),
  };
}
type CallLimits = ReturnType<typeof createLimits>;
type ModelRequest = { readonly wire: ProviderCall; readonly prompt: ModelPrompt; readonly patience: RetryPolicy };

/** Waits for work and rejects on abort, even if a library ignores the signal. */
const orAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason instanceof Error ? signal.reason : new Error("aborted"));
  if (signal.aborted) onAbort();
  signal.addEventListener("abort", onAbort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener("abort", onAbort));
};

/** Starts a request and waits for its first chunk of text. */
async function begin({ wire, prompt }: ModelRequest, { signal }: CallLimits) {
  const pieces = (await orAborted(wire(prompt, signal), signal))[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await orAborted(pieces.next(), signal);
    if (done) throw new Error("no answer");
    if (value.type === "error") throw value.error;
    if (value.type === "text" || value.type === "end") return { first: value, pieces };
  }
}

/**
 * Starts a request and retries it while the user has seen no text yet. Waits as long as the provider requests, otherwise with
 * exponential backoff and jitter.
 */
async function beginPatiently(asked: ModelRequest, limits: CallLimits) {
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

type StartedStream = Awaited<ReturnType<typeof beginPatiently>>;

async function* textOf({ first, pieces }: StartedStream, limits: CallLimits): AsyncGenerator<string, ModelUsage> {
  let piece: StreamChunk = first;
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

/**
 * A complete call of the model. The circuit breaker checks it once, timeouts limit it, and errors are translated to
 * `ModelUnavailable`.
 */
export async function* ask(
  asked: ModelRequest,
  gone: AbortSignal,
  breaker: CircuitBreaker,
): AsyncGenerator<string, ModelUsage> {
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
