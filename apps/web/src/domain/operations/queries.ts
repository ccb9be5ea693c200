import type { Run, RunLine, RunKind } from "@orbita/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import type { MailsSearch, RunsSearch } from "./operations-search.ts";

export const operationsKey = ["admin", "operations"] as const;
export const runsKey = ["admin", "runs"] as const;

/** Polling interval in ms. The page shows state outside the database, for which there are no change events. */
export const everyMs = 5_000;
/** Polling interval in ms for runs in progress. They also send change events, but an event can be lost. */
const whileRunningMs = 2_000;

const newestFirst = "created:desc";
const logSize = 20;

export const isOver = ({ state }: Pick<Run, "state">): boolean => state !== "waiting" && state !== "running";
const pace = (runs: readonly Run[] | undefined) => (runs?.every(isOver) === false ? whileRunningMs : false);

export const operationsQuery = queryOptions({
  queryKey: [...operationsKey, "all"],
  queryFn: () => answered(api().operations.read({})),
  refetchInterval: everyMs,
  staleTime: 0,
});

const recentSize = 7;
const newest = (filters: { f: "done" | "state"; v: number | string[]; mm: "gt" | "is" }[]) =>
  answered(api().runs.search({ body: { size: recentSize, sort: newestFirst, filters } }));

/**
 * The latest runs that processed rows, are in progress, failed or were stopped.
 * The other runs are left out, because the scheduler starts runs every minute, most of them without work.
 */
export const recentRunsQuery = queryOptions({
  queryKey: [...runsKey, "recent"],
  queryFn: async (): Promise<Run[]> => {
    const [worked, open] = await Promise.all([
      newest([{ f: "done", v: 0, mm: "gt" }]),
      newest([{ f: "state", v: ["waiting", "running", "failed", "stopped"], mm: "is" }]),
    ]);
    const all = new Map([...worked.content, ...open.content].map((run) => [run.id, run]));
    return [...all.values()].toSorted((a, b) => b.created.localeCompare(a.created)).slice(0, recentSize);
  },
  // Polls slowly without a run in progress, to find runs of the scheduler whose change event was lost.
  refetchInterval: (query) => pace(query.state.data) || everyMs * 3,
});

/** The latest runs of one kind; a trigger card derives the current run, the last dry run and the last real run from them. */
export const runsOfQuery = (what: RunKind) =>
  queryOptions({
    queryKey: [...runsKey, "of", what],
    queryFn: () =>
      answered(
        api().runs.search({
          body: { size: 20, sort: newestFirst, filters: [{ f: "what", v: what, mm: "is" }] },
        }),
      ),
    refetchInterval: (query) => pace(query.state.data?.content) || everyMs * 3,
  });

export const logQuery = ({ page, what, state, mode, rows }: RunsSearch) =>
  queryOptions({
    queryKey: [...runsKey, "log", { page, what, state, mode, rows }],
    queryFn: () =>
      answered(
        api().runs.search({
          body: {
            page,
            size: logSize,
            sort: newestFirst,
            filters: [
              ...(what ? [{ f: "what" as const, v: what, mm: "is" as const }] : []),
              ...(state ? [{ f: "state" as const, v: state, mm: "is" as const }] : []),
              ...(mode ? [{ f: "dry" as const, v: mode === "dry", mm: "is" as const }] : []),
              ...(rows ? [{ f: "done" as const, v: 0, mm: "gt" as const }] : []),
            ],
          },
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => pace(query.state.data?.content),
  });

export const runQuery = (id: string) =>
  queryOptions({
    queryKey: [...runsKey, "one", id],
    queryFn: () => answered(api().runs.read({ params: { id } })),
    retry: false,
    refetchInterval: (query) => pace(query.state.data && [query.state.data]),
  });

export const linesSize = 50;
export type RunLinesQuery = { state: RunLine["state"] | undefined; page: number };
export const linesQuery = (run: Pick<Run, "id" | "state" | "done">, { state, page }: RunLinesQuery) =>
  queryOptions({
    // `run.done` is part of the key, so that a run in progress loads its new lines.
    queryKey: [...runsKey, "lines", run.id, state, page, run.done],
    queryFn: () =>
      answered(api().runs.lines({ params: { id: run.id }, query: { page, size: linesSize, ...(state && { state }) } })),
    placeholderData: keepPreviousData,
  });

export const mailsQuery = ({ state }: MailsSearch) =>
  infiniteQueryOptions({
    queryKey: [...operationsKey, "mails", state],
    queryFn: ({ pageParam }) =>
      answered(
        api().operations.mails({
          query: { size: 50, ...(state && { state }), ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  });
