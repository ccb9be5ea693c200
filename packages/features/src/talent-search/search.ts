import type {
  JobPost,
  JobPostId,
  PriorContact,
  TalentHit,
  TalentSearchPage,
  TalentSearchPayload,
} from "@orbita/contract";
import { toStepDisclosure, discloseTalents } from "../disclosures/index.ts";
import { readJobPost } from "../job-posts/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { projected } from "../kernel/projected.ts";
import { searchViewOf, withOwnIds } from "../resumes/index.ts";
import { acquaintancesOf, nobody } from "./acquaintance.ts";
import { shownCriterion } from "./criteria.ts";
import type { IndexedResume } from "./document.ts";
import { explain, type ExplainInput } from "./explain.ts";
import { withTalentLabels } from "./facets.ts";
import { canSearchTalent } from "./policy.ts";
import { findAnswerable, type FindableTalent } from "./queries.ts";
import { askForTalents, unhidden, type TalentSearchResult } from "./question.ts";
import { searchViewerOf } from "./viewer.ts";

const noName = { username: null, firstName: null, lastName: null };

type TalentHitContext = {
  readonly answerable: ReadonlyMap<string, FindableTalent>;
  readonly acquaintances: ReadonlyMap<string, PriorContact>;
};

function hitOf(
  kept: IndexedResume,
  { answerable, acquaintances }: TalentHitContext,
  matches: TalentHit["matches"],
): TalentHit {
  const { shownVersion: _version, titles: _titles, certifications: _certifications, courses: _courses, ...card } = kept;
  const names = answerable.get(kept.id)?.names;
  const acquaintance = acquaintances.get(kept.id) ?? nobody;
  if (names) return { ...card, ...names, matches, acquaintance };
  const { sections, ids } = withOwnIds(card, searchViewOf(kept));
  const renamed = matches.map((match) => ({
    ...match,
    lines: match.lines.map((line) => ({ ...line, itemId: line.itemId && (ids.get(line.itemId) ?? null) })),
  }));
  return { ...sections, ...noName, matches: renamed, acquaintance };
}

type TalentSearchCtx = Pick<StepCtx, "tx" | "search" | "now" | "actor" | "platform" | "prepare">;

/** The search results without people who may not be shown. The explanations are computed while the table queries run. */
async function hitsOf(
  answered: TalentSearchResult,
  known: Promise<TalentHitContext>,
  explaining: ExplainInput | null,
): Promise<TalentHit[]> {
  const explained = answered.page.content.map((kept, place) => ({
    kept,
    matches: explaining ? explain(kept, answered.met[place]!, explaining) : [],
  }));
  const told = await known;
  return explained
    .filter(({ kept: { id, shownVersion } }) => told.answerable.get(id)?.version === shownVersion)
    .map(({ kept, matches }) => hitOf(kept, told, matches));
}

/** Logs which people the Space is shown, and removes those beyond the daily limit. */
async function disclose(ctx: TalentSearchCtx, spaceId: string, hits: TalentHit[], { answerable }: TalentHitContext) {
  const talents = hits.map(({ id, firstName }) => {
    const ownerId = answerable.get(id)?.ownerId ?? null;
    return { resumeId: id, ownerId, named: firstName !== null };
  });
  const { visible, shown } = await discloseTalents(toStepDisclosure(ctx), { spaceId, surface: "search" }, talents);
  return {
    hits: hits.filter(({ id }) => visible.has(id)),
    quota: { shown, max: ctx.platform.disclosureQuota.shownPerDay },
  };
}

/** An open job of the Space. Jobs of other Spaces are not found, because a search for them would not be the Space's own. */
async function readJobOf(ctx: TalentSearchCtx, spaceId: string, id: JobPostId): Promise<JobPost> {
  const job = await readJobPost(ctx, { id });
  return job.spaceId === spaceId ? job : fail("jobPost.notFound");
}

/**
 * Searches talents. The index finds people, but the tables decide who is returned: a person who just opted out, hid or changed
 * what is shown is left out until their document is updated.
 */
export async function searchResumes(ctx: TalentSearchCtx, payload: TalentSearchPayload): Promise<TalentSearchPage> {
  const spaceId = ctx.actor.spaceId ?? fail("access.denied");
  allow(canSearchTalent(ctx.actor, spaceId));
  const seeker = await searchViewerOf(ctx, spaceId);
  const place = { db: ctx.tx, search: ctx.search, now: ctx.now };
  const job = payload.jobPostId === undefined ? null : await readJobOf(ctx, spaceId, payload.jobPostId);
  // Reads whole documents, because explanations need them. The client's projections are applied to the result.
  const answered = await askForTalents(place, { ...payload, projections: [] }, { also: [unhidden(seeker)], job });
  const ids = answered.page.content.map(({ id }) => id);
  const wants = (field: "matches" | "acquaintance") =>
    payload.projections.length === 0 || payload.projections.includes(field);
  const known = Promise.all([
    findAnswerable(ctx.tx, ids, seeker),
    wants("acquaintance") ? acquaintancesOf(ctx, spaceId, ids) : new Map<string, PriorContact>(),
  ]).then(([answerable, acquaintances]) => ({ answerable, acquaintances }));
  const found = await hitsOf(answered, known, wants("matches") ? { ...answered, now: ctx.now } : null);
  const { hits, quota } = await disclose(ctx, spaceId, found, await known);
  const { facets, ...page } = answered.page;
  return {
    ...page,
    content: projected(hits, payload.projections),
    ...(facets && { facets: withTalentLabels(facets, answered.lexicon) }),
    criteria: answered.criteria.map(shownCriterion),
    forgiving: answered.forgiving,
    quota,
    skillChoice: answered.skillChoice,
  };
}
