type Timing = {
  /** Time for the search index to catch up with the database. */
  afterMs: number;
  /** A public change reaches all browsers at once; their requests are spread over this time to protect the api. */
  spreadMs: number;
};

/**
 * Throttles refetches: one refetch for all change events of a period, and in a hidden tab only once it is visible.
 * An event shortly before a refetch causes another one, because the index had no time to catch up.
 * Returns `told`, to report a change event, and `stop`.
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
