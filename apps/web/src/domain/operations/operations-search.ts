import type { MailDelivery, RunState, RunKind } from "@orbita/contract";
import { pageSearch, textSearch } from "~/shell/navigation/page-search.ts";

export const whatChoices = [
  "ledgers",
  "invoices",
  "payments",
  "bulk",
  "export",
  "reindex",
  "routine",
] as const satisfies readonly RunKind[];
export const stateChoices = ["waiting", "running", "done", "failed", "stopped"] as const satisfies readonly RunState[];
export const modeChoices = ["dry", "real"] as const;
/** Filter: only runs that processed at least one row. */
export const rowsChoices = ["some"] as const;
export const mailChoices = ["sent", "deferred", "failed"] as const satisfies readonly MailDelivery["state"][];

export type RunsSearch = {
  page: number;
  what?: RunKind | undefined;
  state?: RunState | undefined;
  mode?: (typeof modeChoices)[number] | undefined;
  rows?: (typeof rowsChoices)[number] | undefined;
  /** Id of the run that is open in the drawer. */
  run?: string | undefined;
};

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((one) => one === value);
const idShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
export const isRunId = (text: string): boolean => idShape.test(text);

/** Parses the search parameters; invalid values are ignored. */
export function runsSearch(search: Record<string, unknown>): RunsSearch {
  const run = textSearch(search["run"]);
  return {
    page: pageSearch(search).page,
    what: oneOf(whatChoices, search["what"]),
    state: oneOf(stateChoices, search["state"]),
    mode: oneOf(modeChoices, search["mode"]),
    rows: oneOf(rowsChoices, search["rows"]),
    run: run && isRunId(run) ? run : undefined,
  };
}

export const isRunListFiltered = ({ what, state, mode, rows }: RunsSearch): boolean =>
  Boolean(what ?? state ?? mode ?? rows);

/**
 * Search parameters of the run log with a change applied.
 * Resets to the first page unless the change sets one; omits unset values.
 */
export function toRunsParams(search: RunsSearch, change: Partial<RunsSearch>): Record<string, unknown> {
  const { page, ...rest }: RunsSearch = { ...search, page: 0, ...change };
  const said = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(said), ...(page > 0 && { page }) };
}

export type MailsSearch = { state?: MailDelivery["state"] | undefined };
export const mailsSearch = (search: Record<string, unknown>): MailsSearch => ({
  state: oneOf(mailChoices, search["state"]),
});
