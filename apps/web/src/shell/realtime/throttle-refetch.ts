type RefetchTiming = {
  /** Delay before a refetch, so that the search index can catch up with the database. */
  afterMs: number;
  /**
   * Milliseconds over which requests are spread. A public change reaches all browsers at the same time, and their requests must not overload
   * the api.
   */
  spreadMs: number;
};

/**
 * Throttles refetches: one refetch for all change events of a period, and in a hidden tab only once the tab is visible.
 * An event shortly before a refetch causes another refetch, because the index had no time to catch up.
 * Callers call `schedule` on each change event.
 */
export function throttleRefetch(
  refetch: () => void,
  { afterMs, spreadMs }: RefetchTiming,
): { schedule: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let scheduledAt = 0;

  function wait(): void {
    timer = setTimeout(
      () => {
        document.addEventListener("visibilitychange", refetchWhenVisible);
        refetchWhenVisible();
      },
      afterMs + Math.random() * spreadMs,
    );
  }

  function refetchWhenVisible(): void {
    if (document.visibilityState === "hidden") return;
    document.removeEventListener("visibilitychange", refetchWhenVisible);
    timer = null;
    refetch();
    if (Date.now() - scheduledAt < afterMs) wait();
  }

  return {
    schedule: () => {
      scheduledAt = Date.now();
      if (timer === null) wait();
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      document.removeEventListener("visibilitychange", refetchWhenVisible);
    },
  };
}
