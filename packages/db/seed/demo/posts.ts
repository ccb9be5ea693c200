import { jobPostDraft, jobPostLimits, type JobPostDraft } from "@orbita/contract";
import { readComuni, type GazetteerPlace } from "../reference/gazetteer.ts";
import { awayOffers } from "./away-offers.ts";
import { day, workingMoment } from "./moments.ts";
import { seededRandom, type SeededRandom } from "./random.ts";
import { demoRoles } from "./roles/index.ts";
import { demoBenefits, fullTimeHours } from "./space-terms.ts";
import { demoSpaces } from "./spaces.ts";
import type { DemoPostState, DemoOpening, DemoJobRole, SpaceKey } from "./types.ts";

export type DemoJobPost = {
  readonly space: SpaceKey;
  readonly draft: JobPostDraft;
  /** Codes of the required skills. They are codes and not ids, because ids differ between databases. */
  readonly skills: readonly string[];
  readonly years: Readonly<Record<string, number>>;
  readonly state: DemoPostState | "published";
  /** The daily budget of a sponsored post in euros; null if the post is not sponsored. */
  readonly budget: number | null;
  readonly createdAt: Date;
  readonly publishedAt: Date;
  readonly closedAt: Date;
  /** When the Space last confirmed that the job is still open; null if it has not confirmed yet. */
  readonly confirmedAt: Date | null;
};

/** The gazetteer's places by name. For a name that several places share, the map contains the largest place. */
const largestByName = (comuni: readonly GazetteerPlace[]) =>
  new Map(comuni.toSorted((a, b) => a.population - b.population).map((comune) => [comune.city, comune]));

function placeOf(comuni: ReadonlyMap<string, GazetteerPlace>, city: string) {
  const comune = comuni.get(city);
  if (!comune) throw new Error(`${city} is not in the gazetteer`);
  const { province, region, postal_code, lat, lon } = comune;
  return { city, province, region, postalCode: postal_code, country: "IT", lat, lon };
}

const onSite = "workplace_type_office_presence";

/** Default terms of a post: a permanent full-time contract on site. A `Terms` of the role or of the opening overrides them. */
const usualTerms = (ccnl: string) =>
  ({
    contractType: "contract_type_full",
    contractEconomicType: "contract_economic_type_permanent",
    weeklyHours: fullTimeHours(ccnl),
    travelType: "travel_type_not_required",
    workplaceType: onSite,
  }) as const;

type TurnCounter = (space: SpaceKey) => number;
/** Counts the posts of each Space, so that consecutive posts contain different paragraphs from the Space's list. */
function takeTurns(): TurnCounter {
  const turns = new Map<SpaceKey, number>();
  return (space) => {
    const turn = turns.get(space) ?? 0;
    turns.set(space, turn + 1);
    return turn;
  };
}

/** The line of an ad which states that the job is open to all genders, as D.Lgs. 198/2006 requires. */
const forEverybody = {
  it: "La ricerca è rivolta a persone di ogni genere, ai sensi del D.Lgs. 198/2006.",
  en: "This position is open to people of all genders (D.Lgs. 198/2006).",
};

/**
 * The description of a post. Before the line that opens the job to all genders it has one of the Space's paragraphs, in turn. For a
 * remote or hybrid post, the paragraphs about remote work are among them.
 */
function descriptionOf(role: DemoJobRole, opening: DemoOpening, turn: number): string {
  const space = opening.space ?? role.space;
  const { workplaceType = onSite } = { ...role.terms, ...opening.terms };
  const away = workplaceType === onSite ? [] : (awayOffers[space]?.[role.language] ?? []);
  const texts = [...away, ...(demoSpaces[space].offers[role.language] ?? [])];
  return [
    opening.words,
    ...role.paragraphs,
    ...texts.slice(turn % texts.length).slice(0, 1),
    forEverybody[role.language],
  ].join("\n\n");
}

/** The dates of a demo post. Drafts are recent, closed posts are old, and the others are spread over the last four weeks. */
function datesOf(
  state: DemoJobPost["state"],
  { now, daysAgo }: { now: Date; daysAgo: number | undefined },
  random: SeededRandom,
) {
  const open = state === "published" || state === "suspended";
  const age = state === "draft" ? random.next() * 8 : open ? random.next() ** 1.4 * 28 : 20 + random.next() * 8;
  const publishedAt = workingMoment(now, daysAgo ?? age, random);
  const createdAt = new Date(publishedAt.getTime() - Math.floor((0.02 + random.next() * 3) * day));
  const closedAt = new Date(
    publishedAt.getTime() + (now.getTime() - publishedAt.getTime()) * (0.4 + random.next() / 2),
  );
  // A Space confirms each published post after a fortnight. A post that reaches the fortnight today is still unconfirmed.
  const fortnight = new Date(publishedAt.getTime() + 14 * day);
  const confirmedAt = state === "published" && fortnight < now ? fortnight : null;
  return { createdAt, publishedAt, closedAt, confirmedAt };
}

export async function demoPosts(now: Date): Promise<DemoJobPost[]> {
  const random = seededRandom(2026);
  const comuni = largestByName(await readComuni());
  const turnOf = takeTurns();
  const posts = demoRoles.flatMap((role) =>
    role.openings.map((opening): DemoJobPost => {
      const space = opening.space ?? role.space;
      const state = opening.state ?? "published";
      const [salaryMin = null, salaryMax = null] = opening.pay ?? [];
      const ccnl = opening.ccnl ?? role.ccnl;
      const usualReply = random.pick(jobPostLimits.replyDays);
      const draft = jobPostDraft.parse({
        ...usualTerms(ccnl),
        ...role.terms,
        ...opening.terms,
        title: opening.title,
        language: role.language,
        description: descriptionOf(role, opening, turnOf(space)),
        location: placeOf(comuni, opening.city),
        salaryMin,
        salaryMax,
        ccnl,
        benefits: demoBenefits[space],
        replyDays: opening.replyDays ?? usualReply,
      });
      return {
        space,
        draft,
        skills: role.skills,
        years: role.years ?? {},
        state,
        budget: opening.budget ?? null,
        ...datesOf(state, { now, daysAgo: opening.daysAgo }, random),
      };
    }),
  );
  return posts.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
