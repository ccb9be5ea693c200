import type { Filter, SearchPayload } from "@orbita/contract";
import { isRefusal } from "@orbita/platform";
import { findNewPosts } from "../job-posts/index.ts";
import type { WorkCtx } from "../kernel/work.ts";
import { findTalentIds } from "../talent-search/index.ts";
import { findNow, type DueRow } from "./due-queries.ts";
import { filtersIn, followed, namesIn } from "./questions.ts";
import { isNew, newsFrom } from "./rules.ts";
import { saversNow, type Saver } from "./savers.ts";

type Asking = Pick<WorkCtx, "db" | "search" | "now" | "log">;
type Question = { readonly row: DueRow; readonly filters: readonly Filter[] | null };
/** Null if the search is invalid and can never run again. */
export type SavedSearchResult = { readonly row: DueRow; readonly ids: readonly string[] | null };

/** Users do not read more at once; the rest is found in the next run while it is still new. */
const most = 2_000;

export const kindOf = ({ user_id }: DueRow) => (user_id !== null ? "jobs" : "talents");
export const saverOf = (row: DueRow): Saver => ({ spaceId: row.space_id!, userId: row.saved_by });

/** The first run finds what existed when the search was saved; later runs find what is new since. */
const timeOf = (row: DueRow) => (isNew(row) ? { lte: row.since.toISOString() } : { gt: newsFrom(row).toISOString() });

async function questionsOf({ db }: Asking, rows: readonly DueRow[]): Promise<Question[]> {
  const read = rows.map((row) => ({ row, filters: filtersIn(kindOf(row), row.filters) }));
  const now = await findNow(db, [...new Set(read.flatMap(({ filters }) => (filters ? namesIn(filters) : [])))]);
  return read.map(({ row, filters }) => ({ row, filters: filters && followed(filters, now) }));
}

type Askable = { row: DueRow; filters: readonly Filter[] };
const isAskable = (question: Question): question is Askable => question.filters !== null;

async function askPosts(ctx: Asking, questions: readonly Askable[]): Promise<SavedSearchResult[]> {
  const found = await findNewPosts(
    ctx,
    questions.map(({ row, filters }) => ({ filters: filters as SearchPayload["filters"], published: timeOf(row) })),
    most,
  );
  return questions.map(({ row }, index) => ({ row, ids: found[index]! }));
}

/** One after the other, because each search runs with the permissions of the member who saved it. */
async function askTalents(ctx: Asking, questions: readonly Askable[]): Promise<SavedSearchResult[]> {
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

/** Runs the same queries as the pages, restricted to what is new for each search. */
export async function askQuestions(ctx: Asking, rows: readonly DueRow[]): Promise<SavedSearchResult[]> {
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
