import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { closedBy, hasCode, problemOf } from "./api/failure.ts";
import { onGap, onChangeEvent } from "./realtime/change-events.ts";
import { throttleRefetch } from "./realtime/throttle-refetch.ts";
import { useClientState } from "./session/client-state.ts";

const closedMs = 15_000;

/**
 * Retries only calls that did not reach the api, because a refusal is final.
 * While the platform is closed for maintenance, retries until it opens, so that a page keeps the text typed in it.
 */
const retry = (failures: number, error: unknown): boolean =>
  closedBy(error) !== null || (failures < 2 && problemOf(error) === null);
const retryDelay = (failures: number, error: unknown): number =>
  closedBy(error) ? closedMs : Math.min(1_000 * 2 ** failures, 30_000);

/**
 * Delays before refetching job posts.
 * Members' reads come from the database at once; the spread is for public changes, which reach many browsers.
 */
const soon = { afterMs: 100, spreadMs: 1_500 };

/** The query cache of pages for signed-in users, refreshed by change events and after every gap in the realtime connection. */
export function QueryRoot({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry, retryDelay, staleTime: 15_000 } } }),
  );
  useEffect(() => {
    // Refetches nothing during sign-out, when the page is still mounted but the session has ended.
    const look = (queryKey?: string[]) => {
      if (useClientState.getState().auth) void client.invalidateQueries(queryKey && { queryKey });
    };
    const all = throttleRefetch(() => look(), { afterMs: 100, spreadMs: 500 });
    const posts = throttleRefetch(() => look(["job-posts"]), soon);
    const stops = [
      onChangeEvent("jobPost.changed", posts.schedule),
      onChangeEvent("space.changed", all.schedule),
      onGap(all.schedule),
    ];
    return () => [...stops, all.stop, posts.stop].forEach((stop) => stop());
  }, [client]);
  useEffect(
    () =>
      // If the user signed out elsewhere or the session expired, the route's guard redirects to the sign-in.
      client.getQueryCache().subscribe(({ query }) => {
        if (!hasCode(query.state.error, "access.unauthenticated")) return;
        router.options.context.session.reset();
        void router.invalidate();
      }),
    [client, router],
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
