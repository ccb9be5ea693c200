import type { ModerationCase, Page, Report, SearchPayload, Statement } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { findChanges } from "../kernel/changes.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { projected } from "../kernel/projected.ts";
import { findShownCase, hasOtherAdmins, searchCases } from "./case-queries.ts";
import { caseOfToken } from "./link.ts";
import { mayContest, mayRead, userOf } from "./policy.ts";
import { presentCase, presentReport, presentStatement } from "./present.ts";
import { countMine, findMine } from "./report-queries.ts";
import { findModerators } from "./tell-decision.ts";

type Asking = Pick<ReadCtx, "actor" | "now"> & { tx: Db };

export async function listMyReports(ctx: Asking, query: { page: number; size: number }): Promise<Page<Report>> {
  const userId = userOf(ctx.actor);
  const total = await countMine(ctx.tx, userId);
  return {
    content: (await findMine(ctx.tx, userId, query)).map(presentReport),
    ...query,
    totalElements: total,
    totalPages: Math.ceil(total / query.size),
    cursor: null,
  };
}

/** For whom it concerns; for everybody else, and while nobody has decided, there is none. */
export async function findStatement({ tx, actor, now }: Asking, { id }: { id: string }): Promise<Statement> {
  const row = await findShownCase(tx, id);
  const moderators = row ? await findModerators(tx, row) : [];
  if (!row || row.state === "open" || !mayRead(actor, row, moderators)) return fail("moderation.notFound");
  return presentStatement(row, { reported: row.notes.length > 0, now, contest: mayContest(actor, row, moderators) });
}

type ByLink = Asking & Pick<ReadCtx, "platform">;

/** The case that a link in a mail leads to: who has it may read and contest the decision that shut them out. */
export const caseOfLink = ({ platform }: Pick<ByLink, "platform">, token: string): string =>
  caseOfToken(platform.unsubscribeTokens, token) ?? fail("moderation.notFound");

/** For who was shut out and cannot sign in: the link is in the mail that said so, and in no other. */
export async function findStatementByLink(ctx: ByLink, { token }: { token: string }): Promise<Statement> {
  const row = await findShownCase(ctx.tx, caseOfLink(ctx, token));
  if (!row || row.state === "open") return fail("moderation.notFound");
  return presentStatement(row, { reported: row.notes.length > 0, now: ctx.now, contest: true });
}

const judgeOf = async ({ tx, actor }: Asking) => {
  const actorId = userOf(actor);
  return { actorId, others: await hasOtherAdmins(tx, actorId) };
};

export async function readCase(ctx: Asking, { id }: { id: string }): Promise<ModerationCase> {
  const row = (await findShownCase(ctx.tx, id)) ?? fail("moderation.notFound");
  return presentCase(row, await judgeOf(ctx));
}

export async function listCases(ctx: Asking, payload: SearchPayload): Promise<Page<ModerationCase>> {
  const judge = await judgeOf(ctx);
  const { content, ...page } = await searchCases(ctx.tx, payload);
  return {
    ...page,
    content: projected(
      content.map((row) => presentCase(row, judge)),
      payload.projections,
    ),
  };
}

export async function readCaseHistory({ tx }: Asking, { id }: { id: string }) {
  if (!(await findShownCase(tx, id))) fail("moderation.notFound");
  const changes = await findChanges(tx, "moderation_cases", id);
  // Who opened it reported it: to judge it, nobody needs to know.
  return changes.map((change) => (change.before === null ? { ...change, by: null } : change));
}
