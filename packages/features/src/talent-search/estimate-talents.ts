import type { TalentEstimate, TalentEstimateArea, TalentEstimateRequest } from "@orbita/contract";
import { groupSizes } from "@orbita/platform";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { loadLexicon } from "../lexicon/index.ts";
import { findPlace, findRegions } from "../locations/index.ts";
import { blurSizes } from "./blur-sizes.ts";
import { matchedClause, type QueryClause } from "./clauses.ts";
import { shownCriterion } from "./criteria.ts";
import { jobCriteria } from "./job-criteria.ts";
import { canEstimateTalents } from "./policy.ts";
import { findWithheld } from "./queries.ts";
import { unhidden } from "./question.ts";
import { talentIndex } from "./talent-index.ts";
import { searchViewerOf } from "./viewer.ts";

const nearKm = 50;
const remote = "workplace_type_full_remote";

type EstimateArea = { readonly area: TalentEstimateArea; readonly clauses: readonly QueryClause[] };

/** The area from which people can do a remote job. A CV says no country, so another country than Italy is no limit. */
async function remoteArea(tx: ReadCtx["tx"], from: TalentEstimateRequest["remoteFrom"]): Promise<EstimateArea> {
  if (from !== null && from.country !== "IT") return { area: { kind: "anywhere" }, clauses: [] };
  if (from?.region)
    return { area: { kind: "region", name: from.region }, clauses: [{ term: { region: { value: from.region } } }] };
  return { area: { kind: "italy" }, clauses: [{ terms: { region: await findRegions(tx, "IT") } }] };
}

/** The area around the place of a job; null as long as it has none that the gazetteer knows. */
async function areaOf(
  tx: ReadCtx["tx"],
  { workplaceType, location, remoteFrom }: TalentEstimateRequest,
): Promise<EstimateArea | null> {
  if (workplaceType === remote) return remoteArea(tx, remoteFrom);
  if (location === null) return null;
  const { city, province, country } = location;
  const { lat, lon } =
    location.lat === null
      ? ((await findPlace(tx, { city, province: province ?? undefined, country })) ?? location)
      : location;
  if (lat === null || lon === null) return null;
  return {
    area: { kind: "near", name: city, km: nearKm },
    clauses: [{ geo_distance: { distance: `${nearKm}km`, place: { lat, lon } } }],
  };
}

const all = (filter: readonly QueryClause[]): QueryClause => ({ bool: { filter } });

/**
 * How many people who let themselves be found have the occupation of a job where it is, and which requirements leave how many of
 * them. Only blurred figures leave this function.
 */
export async function estimateTalents(ctx: ReadCtx, draft: TalentEstimateRequest): Promise<TalentEstimate> {
  const spaceId = ctx.actor.spaceId ?? fail("access.denied");
  allow(canEstimateTalents(ctx.actor, spaceId));
  const viewer = await searchViewerOf(ctx, spaceId);
  const { occupation, requirements } = jobCriteria(draft, await loadLexicon(ctx.tx, ctx.now));
  const place = await areaOf(ctx.tx, draft);
  const known = { occupation: occupation?.label ?? null, area: place?.area ?? null };
  if (!occupation || !place) return { ...known, figures: null };
  const clauses = requirements.map(({ criterion }) => matchedClause(criterion));
  const requiredBut = (left: number | null) =>
    all(clauses.filter((_, at) => requirements[at]!.mandatory && at !== left));
  const [people, required, ...rest] = await groupSizes(ctx.search, talentIndex, {
    filter: [
      unhidden(viewer),
      { bool: { must_not: [{ terms: { id: await findWithheld(ctx.tx, viewer) } }] } },
      matchedClause(occupation),
      ...place.clauses,
    ],
    groups: [all([]), requiredBut(null), ...clauses, ...clauses.map((_, at) => requiredBut(at))],
    sumOf: "changedAt",
  });
  const figures = blurSizes({
    people: people!,
    required: required!,
    each: rest.slice(0, clauses.length),
    without: rest.slice(clauses.length).map((group, at) => (requirements[at]!.mandatory ? group : null)),
  });
  return {
    ...known,
    figures: {
      people: figures.people,
      required: figures.required,
      requirements: requirements.map(({ mandatory, criterion }, at) => ({
        criterion: shownCriterion(criterion),
        mandatory,
        people: figures.each[at]!,
        without: figures.without[at]!,
      })),
    },
  };
}
