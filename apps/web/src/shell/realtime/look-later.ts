type Timing = {
  /** Time for the index to follow the database. */
  afterMs: number;
  /** Everybody hears of a public change at once; asking is spread over this long, or the api hears from everybody at once. */
  spreadMs: number;
};

/**
 * Looks again soon after being told, once for however many tellings, and in a hidden tab not before somebody looks at it.
 * Who is told shortly before a look looks once more: the index had no time to follow.
 * Returns the telling and the way to stop.
 */
export function lookLater(look: () => void, { afterMs, spreadMs }: Timing): { told: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let toldAt = 0;

  function wait(): void {
    timer = setTimeout(
      () => {
        document.addEventListener("visibilitychange", whenSeen);
        whenSeen();
      },
      afterMs + Math.random() * spreadMs,
    );
  }

  function whenSeen(): void {
    if (document.visibilityState === "hidden") return;
    document.removeEventListener("visibilitychange", whenSeen);
    timer = null;
    look();
    if (Date.now() - toldAt < afterMs) wait();
  }

  return {
    told: () => {
      toldAt = Date.now();
      if (timer === null) wait();
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      document.removeEventListener("visibilitychange", whenSeen);
    },
  };
}
