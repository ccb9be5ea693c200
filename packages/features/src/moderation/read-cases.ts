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

/** For the users concerned; others, and undecided cases, get a 404. */
export async function findStatement({ tx, actor, now }: Asking, { id }: { id: string }): Promise<Statement> {
  const row = await findShownCase(tx, id);
  const moderators = row ? await findModerators(tx, row) : [];
  if (!row || row.state === "open" || !mayRead(actor, row, moderators)) return fail("moderation.notFound");
  return presentStatement(row, { reported: row.notes.length > 0, now, contest: mayContest(actor, row, moderators) });
}

type ByLink = Asking & Pick<ReadCtx, "platform">;

/** The case of a link in an email: its holder may read and contest the decision. */
export const caseOfLink = ({ platform }: Pick<ByLink, "platform">, token: string): string =>
  caseOfToken(platform.unsubscribeTokens, token) ?? fail("moderation.notFound");

/** For suspended users: they cannot sign in, and only the email about the suspension has this link. */
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
  // The case was opened by a reporter, whose name is not needed to decide.
  return changes.map((change) => (change.before === null ? { ...change, by: null } : change));
}
