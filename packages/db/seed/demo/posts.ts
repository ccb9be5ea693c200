import { jobPostDraft, jobPostLimits, type JobPostDraft } from "@orbita/contract";
import { readComuni, type GazetteerPlace } from "../reference/gazetteer.ts";
import { awayOffers } from "./away-offers.ts";
import { day, workingMoment } from "./moments.ts";
import { seededRandom, type Random } from "./random.ts";
import { demoRoles } from "./roles/index.ts";
import { demoBenefits, fullTimeHours } from "./space-terms.ts";
import { demoSpaces } from "./spaces.ts";
import type { DemoState, Opening, Role, SpaceKey } from "./types.ts";

export type DemoPost = {
  readonly space: SpaceKey;
  readonly draft: JobPostDraft;
  /** Skill codes, because ids differ between databases. */
  readonly skills: readonly string[];
  readonly years: Readonly<Record<string, number>>;
  readonly state: DemoState | "published";
  /** Euros per day, for sponsored posts. */
  readonly budget: number | null;
  readonly createdAt: Date;
  readonly publishedAt: Date;
  readonly closedAt: Date;
  /** For posts that have been open for a while: when the question "still open?" was answered. */
  readonly confirmedAt: Date | null;
};

/** The largest place of a name, which is the one people mean. */
const largestByName = (comuni: readonly GazetteerPlace[]) =>
  new Map(comuni.toSorted((a, b) => a.population - b.population).map((comune) => [comune.city, comune]));

function placeOf(comuni: ReadonlyMap<string, GazetteerPlace>, city: string) {
  const comune = comuni.get(city);
  if (!comune) throw new Error(`${city} is not in the gazetteer`);
  const { province, region, postal_code, lat, lon } = comune;
  return { city, province, region, postalCode: postal_code, country: "IT", lat, lon };
}

const onSite = "workplace_type_office_presence";

/** The terms of the law and the usual contract, unless the role or the opening overrides them. */
const usualTerms = (ccnl: string) =>
  ({
    contractType: "contract_type_full",
    contractEconomicType: "contract_economic_type_permanent",
    weeklyHours: fullTimeHours(ccnl),
    travelType: "travel_type_not_required",
    workplaceType: onSite,
  }) as const;

type Turn = (space: SpaceKey) => number;
/** Uses each Space's offers in turn, so that consecutive posts end differently. */
function takeTurns(): Turn {
  const turns = new Map<SpaceKey, number>();
  return (space) => {
    const turn = turns.get(space) ?? 0;
    turns.set(space, turn + 1);
    return turn;
  };
}

/** D.Lgs. 198/2006: an ad must state that it is open to all genders. */
const forEverybody = {
  it: "La ricerca è rivolta a persone di ogni genere, ai sensi del D.Lgs. 198/2006.",
  en: "This position is open to people of all genders (D.Lgs. 198/2006).",
};

/** A remote or hybrid post includes the Space's texts about remote work. */
function descriptionOf(role: Role, opening: Opening, turn: number): string {
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

/** Drafts are recent, closed posts are old, and the others are spread over the last four weeks. */
function datesOf(
  state: DemoPost["state"],
  { now, daysAgo }: { now: Date; daysAgo: number | undefined },
  random: Random,
) {
  const open = state === "published" || state === "suspended";
  const age = state === "draft" ? random.next() * 8 : open ? random.next() ** 1.4 * 28 : 20 + random.next() * 8;
  const publishedAt = workingMoment(now, daysAgo ?? age, random);
  const createdAt = new Date(publishedAt.getTime() - Math.floor((0.02 + random.next() * 3) * day));
  const closedAt = new Date(
    publishedAt.getTime() + (now.getTime() - publishedAt.getTime()) * (0.4 + random.next() / 2),
  );
  // The Spaces answer "still open?" after a fortnight, in the order of the questions; a question from today is unanswered.
  const fortnight = new Date(publishedAt.getTime() + 14 * day);
  const confirmedAt = state === "published" && fortnight < now ? fortnight : null;
  return { createdAt, publishedAt, closedAt, confirmedAt };
}

export async function demoPosts(now: Date): Promise<DemoPost[]> {
  const random = seededRandom(2026);
  const comuni = largestByName(await readComuni());
  const turnOf = takeTurns();
  const posts = demoRoles.flatMap((role) =>
    role.openings.map((opening): DemoPost => {
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
