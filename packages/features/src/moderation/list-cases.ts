import type { ModerationCase, Page, Report, SearchPayload, Statement } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { findChanges } from "../kernel/changes.ts";
import type { ReadCtx, Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { projected } from "../kernel/projected.ts";
import { viewerOf } from "../kernel/visibility.ts";
import { caseAbout, missing } from "./case-about.ts";
import { findShownCase, hasOtherAdmins, searchCases, openCase } from "./case-queries.ts";
import { caseOfToken } from "./link.ts";
import { findModerators } from "./notify-decision.ts";
import { mayContest, mayReadCase, requireReporter } from "./policy.ts";
import { presentCase, presentReport, presentStatement } from "./present.ts";
import { countMine, findMyReports } from "./report-queries.ts";
import { findTarget, type TargetKind } from "./target-queries.ts";

type CaseReadCtx = Pick<ReadCtx, "actor" | "now"> & { tx: Db };

export async function listMyReports(ctx: CaseReadCtx, query: { page: number; size: number }): Promise<Page<Report>> {
  const userId = requireReporter(ctx.actor);
  const total = await countMine(ctx.tx, userId);
  return {
    content: (await findMyReports(ctx.tx, userId, query)).map(presentReport),
    ...query,
    totalElements: total,
    totalPages: Math.ceil(total / query.size),
    cursor: null,
  };
}

/** Reads a moderation decision, for the users whom it concerns. Other users get a 404, and so does everybody before the decision. */
export async function findStatement({ tx, actor, now }: CaseReadCtx, { id }: { id: string }): Promise<Statement> {
  const row = await findShownCase(tx, id);
  const moderators = row ? await findModerators(tx, row) : [];
  if (!row || row.state === "open" || !mayReadCase(actor, row, moderators)) return fail("moderation.notFound");
  return presentStatement(row, { reported: row.notes.length > 0, now, contest: mayContest(actor, row, moderators) });
}

type CaseLinkCtx = CaseReadCtx & Pick<ReadCtx, "platform">;

/** The moderation case to which a link in an email leads. Any person with the link may read and contest the decision. */
export const caseOfLink = ({ platform }: Pick<CaseLinkCtx, "platform">, token: string): string =>
  caseOfToken(platform.unsubscribeTokens, token) ?? fail("moderation.notFound");

/** Reads a decision by the link in the email about a suspension, because suspended users cannot sign in. */
export async function findStatementByLink(ctx: CaseLinkCtx, { token }: { token: string }): Promise<Statement> {
  const row = await findShownCase(ctx.tx, caseOfLink(ctx, token));
  if (!row || row.state === "open") return fail("moderation.notFound");
  return presentStatement(row, { reported: row.notes.length > 0, now: ctx.now, contest: true });
}

const judgeOf = async ({ tx, actor }: CaseReadCtx) => {
  const actorId = requireReporter(actor);
  return { actorId, others: await hasOtherAdmins(tx, actorId) };
};

export async function readCase(ctx: CaseReadCtx, { id }: { id: string }): Promise<ModerationCase> {
  const row = (await findShownCase(ctx.tx, id)) ?? fail("moderation.notFound");
  return presentCase(row, await judgeOf(ctx));
}

export async function listCases(ctx: CaseReadCtx, payload: SearchPayload): Promise<Page<ModerationCase>> {
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

export async function readCaseHistory({ tx }: CaseReadCtx, { id }: { id: string }) {
  if (!(await findShownCase(tx, id))) fail("moderation.notFound");
  const changes = await findChanges(tx, "moderation_cases", id);
  // The first change is by the user who reported the content. Their name is left out, because it is not needed to decide.
  return changes.map((change) => (change.before === null ? { ...change, by: null } : change));
}

/**
 * Opens a moderation case that no user reported. The author of the content gets the same statement of reasons. Returns the open case if there is one
 * already.
 */
export async function openOwnCase(ctx: Ctx, given: { kind: TargetKind; id: string }): Promise<ModerationCase> {
  const target = await findTarget(ctx.tx, viewerOf(ctx.actor, { asAdmin: true }), given);
  if (!target) return fail(missing[given.kind]);
  const { id } = await openCase(ctx.tx, given.kind, target.id, caseAbout(given.kind, target, ctx.now));
  return readCase(ctx, { id });
}
