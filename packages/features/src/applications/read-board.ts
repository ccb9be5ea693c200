import { encodeCursor, laneSearch, openStatuses, type Board, type BoardQuery } from "@orbita/contract";
import { requirementsOf } from "../evidence/index.ts";
import { findJobPost, presentJobPost } from "../job-posts/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { measurePosts } from "../promises/index.ts";
import { findLanes, findPostFigures, type ApplicationCardRow } from "./card-queries.ts";
import { presentApplicationCard } from "./present.ts";
import { findStages } from "./stage-queries.ts";

async function postOf({ tx, actor, now }: ReadCtx, id: string) {
  const row = await findJobPost(tx, id);
  if (!row || row.status === "deleted" || row.space_id !== actor.spaceId) return fail("jobPost.notFound");
  return { row, post: presentJobPost(row, now) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function cursorOf(query: BoardQuery, status: (typeof openStatuses)[number], last: ApplicationCardRow): string {
  const v = query.order === "evidence" ? String(last.met) : last.sent_at.toISOString();
  return encodeCursor(laneSearch(query, status), { v, id: last.id });
}

/** The board of a post: the first cards of each open status; the totals also count applications that the filters leave out. */
export async function readBoard(ctx: ReadCtx, query: BoardQuery): Promise<Board> {
  const { row, post } = await postOf(ctx, query.jobPostId);
  const { tx, now } = ctx;
  // `laneSearch` puts filters for post and status first. They are dropped here, because `findLanes` sets both itself.
  const filters = laneSearch(query, "submitted").filters.slice(2);
  const asked = { jobPostId: query.jobPostId, order: query.order, filters, now };
  const [found, { counts, tags }, labels, measured] = await Promise.all([
    findLanes(tx, { ...asked, size: query.size }),
    findPostFigures(tx, asked),
    findStages(tx, row.space_id),
    measurePosts(tx, [row.id], now),
  ]);
  const all = sum(counts.map(({ total }) => total));
  const open = counts.filter(({ status }) => (openStatuses as readonly string[]).includes(status));
  return {
    jobPost: {
      id: post.id,
      title: post.title,
      jobPostStatus: post.jobPostStatus,
      replyDays: post.replyDays,
      expiresAt: post.expiresAt,
      blind: row.blind_stage,
      requirements: requirementsOf(post),
    },
    totals: {
      all,
      open: sum(open.map(({ total }) => total)),
      late: sum(counts.map(({ late }) => late)),
      closed: all - sum(open.map(({ total }) => total)),
    },
    medianReplyDays: measured.get(row.id)!.median_days,
    lanes: openStatuses.map((status) => {
      const rows = found.filter(({ lane }) => lane === status);
      const label = labels.find((one) => one.status === status);
      const total = counts.find((one) => one.status === status)?.matching ?? 0;
      const last = rows.at(-1);
      return {
        status,
        label: label ? { it: label.it, en: label.en } : null,
        total,
        cards: rows.map(presentApplicationCard),
        cursor: last && total > rows.length ? cursorOf(query, status, last) : null,
      };
    }),
    tags,
  };
}
