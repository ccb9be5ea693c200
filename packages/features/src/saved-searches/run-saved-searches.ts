import type { Filter, SearchPayload } from "@orbita/contract";
import { isRefusal } from "@orbita/platform";
import { findNewPosts } from "../job-posts/index.ts";
import type { WorkCtx } from "../kernel/work.ts";
import { findTalentIds } from "../talent-search/index.ts";
import { findNow, type DueSearchRow } from "./due-queries.ts";
import { filtersIn, followed, namesInFilters } from "./questions.ts";
import { isNew, newsFrom } from "./rules.ts";
import { saversNow, type SearchSaver } from "./savers.ts";

type SearchRunCtx = Pick<WorkCtx, "db" | "search" | "now" | "log">;
type PendingSearch = { readonly row: DueSearchRow; readonly filters: readonly Filter[] | null };
/** The matches of a saved search. `ids` is null if the search is invalid and can never run again. */
export type SavedSearchResult = { readonly row: DueSearchRow; readonly ids: readonly string[] | null };

/**
 * Maximum number of matches per run of a saved search, which is more than a user reads at once. The next run finds the rest, as
 * long as they count as new.
 */
const most = 2_000;

/** Spaces search people; talents and guests search jobs. */
export const kindOf = ({ space_id }: Pick<DueSearchRow, "space_id">) => (space_id === null ? "jobs" : "talents");
export const saverOf = (row: DueSearchRow): SearchSaver => ({ spaceId: row.space_id!, userId: row.saved_by });

/** The period of a run of a saved search: the first run finds what existed when the search was saved, later runs find what is new since then. */
const timeOf = (row: DueSearchRow) =>
  isNew(row) ? { lte: row.since.toISOString() } : { gt: newsFrom(row).toISOString() };

async function questionsOf({ db }: SearchRunCtx, rows: readonly DueSearchRow[]): Promise<PendingSearch[]> {
  const read = rows.map((row) => ({ row, filters: filtersIn(kindOf(row), row.filters) }));
  const now = await findNow(db, [...new Set(read.flatMap(({ filters }) => (filters ? namesInFilters(filters) : [])))]);
  return read.map(({ row, filters }) => ({ row, filters: filters && followed(filters, now) }));
}

type RunnableSearch = { row: DueSearchRow; filters: readonly Filter[] };
const isAskable = (question: PendingSearch): question is RunnableSearch => question.filters !== null;

async function askPosts(ctx: SearchRunCtx, questions: readonly RunnableSearch[]): Promise<SavedSearchResult[]> {
  const found = await findNewPosts(
    ctx,
    questions.map(({ row, filters }) => ({ filters: filters as SearchPayload["filters"], published: timeOf(row) })),
    most,
  );
  return questions.map(({ row }, index) => ({ row, ids: found[index]! }));
}

/** Runs saved talent searches one after the other, because each runs with the permissions of the member who saved it. */
async function askTalents(ctx: SearchRunCtx, questions: readonly RunnableSearch[]): Promise<SavedSearchResult[]> {
  const actorOf = await saversNow(
    ctx.db,
    questions.map(({ row }) => saverOf(row)),
  );
  const asked: SavedSearchResult[] = [];
  const { db: tx, search, now } = ctx;
  for (const { row, filters } of questions) {
    const question = {
      spaceId: row.space_id!,
      filters: filters as SearchPayload["filters"],
      changed: timeOf(row),
      most,
    };
    const ids = await findTalentIds({ tx, search, now, actor: actorOf(saverOf(row)) }, question).catch(
      (error: unknown) => {
        if (!isRefusal(error)) throw error;
        ctx.log.warn({ err: error, savedSearch: row.id }, "a saved search cannot be asked");
        return null;
      },
    );
    asked.push({ row, ids });
  }
  return asked;
}

/** Runs the queries of saved searches like the search pages, restricted to what is new for each search. */
export async function runSavedSearches(ctx: SearchRunCtx, rows: readonly DueSearchRow[]): Promise<SavedSearchResult[]> {
  const questions = await questionsOf(ctx, rows);
  const askable = questions.filter(isAskable);
  const [posts, talents] = [
    askable.filter(({ row }) => kindOf(row) === "jobs"),
    askable.filter(({ row }) => kindOf(row) === "talents"),
  ];
  return [
    ...questions.filter((question) => !isAskable(question)).map(({ row }) => ({ row, ids: null })),
    ...(await askPosts(ctx, posts)),
    ...(await askTalents(ctx, talents)),
  ];
}
