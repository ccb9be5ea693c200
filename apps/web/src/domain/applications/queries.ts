import type { ApplicationCard, Board, BoardQuery, OpenStatus, Page } from "@orbita/contract";
import { laneSearch } from "@orbita/contract/applications/board";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { getPipelineSort, stages, type PipelineSearch } from "./pipeline-search.ts";

/**
 * Common query key prefix of a Space's applications. All queries with it are invalidated together, because a move changes lanes, lists and
 * counts.
 */
export const applicationsKey = (spaceId: string) => ["applications", spaceId] as const;

export type ApplicationFilters = Pick<PipelineSearch, "q" | "late" | "requirements" | "order">;
/** Number of extra batches of cards that the user has loaded, for each lane of the board. */
export type ExtraLaneBatches = Partial<Record<OpenStatus, number>>;
type BoardQueryInput = { jobPostId: string; filters: ApplicationFilters; size: number; more: ExtraLaneBatches };

const closed = ["hired", "rejected", "withdrawn", "expired"];

type PipelineQuery = { search: PipelineSearch; jobPostId?: string | undefined; status?: OpenStatus | undefined };

function filtersOf({ search, jobPostId, status }: PipelineQuery): object[] {
  const { q, late, requirements = [], closed: over, post } = search;
  const states = status ? [status] : over ? closed : [...stages];
  return [
    { f: "status", v: states, mm: "in" },
    ...((jobPostId ?? post) ? [{ f: "jobPostId", v: jobPostId ?? post, mm: "is" }] : []),
    ...(q ? [{ f: "text", v: q, mm: "c" }] : []),
    ...(late ? [{ f: "late", v: true, mm: "is" }] : []),
    ...requirements.map((v) => ({ f: "requirement", v, mm: "is" })),
  ];
}

type ApplicationSearchBody = {
  page?: number;
  size: number;
  sort: string;
  filters: object[];
  cursor?: string;
  projections?: string[];
};
const ask = async (spaceId: string, body: ApplicationSearchBody): Promise<Page<ApplicationCard>> =>
  answered(api().applications.search({ body: body as never }, { spaceId }));

/** Number of cards that the button "more" of a lane loads. */
const handful = 20;

const bodyOf = ({ jobPostId, size, filters }: BoardQueryInput): BoardQuery => {
  const { q = "", late = false, requirements = [], order = "arrival" } = filters;
  return { jobPostId, size, text: q, late, requirements: [...requirements], order, tags: [] };
};

/** Loads the extra batches of each lane again, so that expanded lanes stay expanded after the board is refetched. */
async function unfold(spaceId: string, asked: BoardQueryInput, board: Board): Promise<Board> {
  const lanes = board.lanes.map(async (lane) => {
    let { cards, cursor } = lane;
    const question = { ...laneSearch(bodyOf(asked), lane.status), size: handful };
    for (let left = asked.more[lane.status] ?? 0; left > 0 && cursor !== null; left -= 1) {
      const page = await ask(spaceId, { ...question, cursor });
      cards = [...cards, ...page.content];
      cursor = page.cursor;
    }
    return { ...lane, cards, cursor };
  });
  return { ...board, lanes: await Promise.all(lanes) };
}

export const boardQuery = (spaceId: string, asked: BoardQueryInput) =>
  queryOptions({
    queryKey: [...applicationsKey(spaceId), "board", asked],
    queryFn: async () =>
      unfold(spaceId, asked, await answered(api().applications.board({ body: bodyOf(asked) }, { spaceId }))),
    placeholderData: keepPreviousData,
  });

/** One page of the table of applications. */
export const applicationListQuery = (spaceId: string, { search, jobPostId }: PipelineQuery) =>
  queryOptions({
    queryKey: [...applicationsKey(spaceId), "list", jobPostId ?? null, { ...search, candidate: null, view: null }],
    queryFn: () => {
      const { page, size } = search;
      return ask(spaceId, { page, size, sort: getPipelineSort(search), filters: filtersOf({ search, jobPostId }) });
    },
    placeholderData: keepPreviousData,
  });

/**
 * The applications of one stage, for phones.
 * Sorted by met requirements if the user chose that order; otherwise by reply deadline, or by time in a stage in which no reply is due.
 */
export const stageQuery = (spaceId: string, asked: PipelineQuery & { handfuls: number }) =>
  queryOptions({
    queryKey: [...applicationsKey(spaceId), "stage", { ...asked, search: { ...asked.search, candidate: null } }],
    queryFn: () => {
      const owed = asked.status === "submitted" || asked.status === "inReview";
      const sort = asked.search.order === "evidence" ? "met:desc" : owed ? "replyBy:asc" : "moved:asc";
      return ask(spaceId, { page: 0, size: Math.min(handful * asked.handfuls, 100), sort, filters: filtersOf(asked) });
    },
    placeholderData: keepPreviousData,
  });

/** The number of applications that match the filters, for example those of one stage, or those with a late reply. */
export const applicationCountQuery = (spaceId: string, asked: PipelineQuery) =>
  queryOptions({
    queryKey: [...applicationsKey(spaceId), "count", asked],
    queryFn: async () =>
      (await ask(spaceId, { page: 0, size: 1, sort: "created:desc", filters: filtersOf(asked), projections: ["code"] }))
        .totalElements,
  });
