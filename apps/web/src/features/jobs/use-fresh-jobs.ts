import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { onGap, onHint } from "~/shell/realtime/hints.ts";

/** The index follows the database by about a second: a list that was asked too early is asked once more. */
const lookAgainMs = [300, 2_500];

/** Asks the api again when a post changed elsewhere: all posts for a list, one for its page. */
export function useFreshJobs(concerns: (id: string) => boolean = everyPost): void {
  const router = useRouter();
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const later = (ms: number) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        void router.invalidate();
      }, ms);
      timers.add(timer);
    };
    const stops = [
      onHint("jobPost.changed", ({ id }) => {
        // Many changes at once are one reason to look.
        if (concerns(id) && timers.size === 0) lookAgainMs.forEach(later);
      }),
      onGap(() => void router.invalidate()),
    ];
    return () => {
      for (const stop of stops) stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [router, concerns]);
}

const everyPost = () => true;
