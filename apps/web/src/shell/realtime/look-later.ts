type Timing = {
  /** Time for the index to follow the database. */
  afterMs: number;
  /** Everybody hears of a public change at once; asking is spread over this long, or the api hears from everybody at once. */
  spreadMs: number;
};

/**
 * Looks again soon after being told, once for however many tellings, and in a hidden tab not before somebody looks at it.
 * Returns the telling and the way to stop.
 */
export function lookLater(look: () => void, { afterMs, spreadMs }: Timing): { told: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;

  function whenSeen(): void {
    if (document.visibilityState === "hidden") return;
    document.removeEventListener("visibilitychange", whenSeen);
    timer = null;
    look();
  }

  return {
    told: () => {
      if (timer !== null) return;
      timer = setTimeout(
        () => {
          document.addEventListener("visibilitychange", whenSeen);
          whenSeen();
        },
        afterMs + Math.random() * spreadMs,
      );
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      document.removeEventListener("visibilitychange", whenSeen);
    },
  };
}
