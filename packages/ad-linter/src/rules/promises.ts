import type { Ad, RuleHit } from "../ad.ts";
import { rawSpan, sentenceAt, type NormalisedText } from "../find/text.ts";
import { placesOf } from "../find/topics.ts";
import type { PhraseMatch } from "../find/ways.ts";

type WorkplaceClaim = "remote" | "hybrid" | "office" | "some" | "base";
/**
 * Claims about the workplace, in order of precedence: a passage makes the first claim whose words match. `some`: home office of
 * unspecified extent, which contradicts only an office job. `base`: a desk at the office, which contradicts only a remote job.
 */
const order: readonly WorkplaceClaim[] = ["office", "remote", "hybrid", "some", "base"];
const places: Record<NonNullable<Ad["workplaceType"]>, readonly WorkplaceClaim[]> = {
  workplace_type_full_remote: ["office", "hybrid", "base"],
  workplace_type_hybrid: ["office", "remote"],
  workplace_type_office_presence: ["remote", "hybrid", "some"],
};
const someDays = /\b(?:un|uno|due|tre|quattro|one|two|three|four|[1-4]) (?:giorn|gg|day)/;
const touch = (a: PhraseMatch, b: PhraseMatch): boolean => a.start < b.end && b.start < a.end;

export function contradictsWorkplace(ad: Ad, text: NormalisedText): RuleHit[] {
  const type = ad.workplaceType;
  if (!type) return [];
  const claims: (PhraseMatch & { place: WorkplaceClaim })[] = [];
  for (const place of order)
    for (const match of placesOf(text, `place.${place}`))
      if (!claims.some((one) => touch(one, match))) claims.push({ ...match, place });
  // A sentence with a number of days, such as "Three days here, two wherever you like", describes hybrid work as a whole.
  const isMixed = ({ start }: PhraseMatch): boolean =>
    type === "workplace_type_hybrid" && someDays.test(text.plain.slice(...sentenceAt(text, start)));
  return claims
    .filter((claim) => places[type].includes(claim.place) && !isMixed(claim))
    .map(({ start, end }) => ({ rule: "contradictsWorkplace" as const, ...rawSpan(text, start, end) }));
}

type ContractClaim =
  | "permanent"
  | "fixed"
  | "temp"
  | "intern"
  | "apprentice"
  | "part"
  | "full"
  | "freelance"
  | "employee";

const bySort: Record<NonNullable<Ad["contractEconomicType"]>, readonly ContractClaim[]> = {
  contract_economic_type_permanent: ["fixed", "temp", "intern", "apprentice", "freelance"],
  contract_economic_type_fixed_term: ["permanent", "temp", "intern", "apprentice", "freelance"],
  contract_economic_type_temp: ["permanent", "intern", "apprentice", "freelance"],
  contract_economic_type_intern: ["permanent", "fixed", "temp", "freelance", "apprentice"],
  // An apprenticeship is a permanent contract by law.
  contract_economic_type_apprenticeship: ["fixed", "temp", "intern", "freelance"],
};
const byTime: Record<NonNullable<Ad["contractType"]>, readonly ContractClaim[]> = {
  contract_type_full: ["part", "freelance"],
  contract_type_parttime: ["full", "freelance"],
  contract_type_project: ["permanent", "apprentice", "employee"],
};
/** A sentence with both claims, such as "full-time o part-time", leaves the choice to the applicant and contradicts nothing. */
const either =
  /full[- ]?time.{0,12}part[- ]?time|part[- ]?time.{0,12}full[- ]?time|tempo pieno.{0,12}(?:parziale|part)|parziale.{0,12}pieno/;

export function contradictsContract(ad: Ad, text: NormalisedText): RuleHit[] {
  const wrong = new Set<ContractClaim>([
    ...(ad.contractEconomicType ? bySort[ad.contractEconomicType] : []),
    ...(ad.contractType ? byTime[ad.contractType] : []),
  ]);
  if (ad.contractType === "contract_type_project") wrong.delete("freelance");
  if (either.test(text.plain)) for (const one of ["part", "full"] as const) wrong.delete(one);
  const hits: PhraseMatch[] = [];
  for (const claim of wrong)
    for (const match of placesOf(text, `contract.${claim}`))
      if (!hits.some((one) => touch(one, match))) hits.push(match);
  return hits.map(({ start, end }) => ({ rule: "contradictsContract" as const, ...rawSpan(text, start, end) }));
}

const much =
  /frequent|settiman|spesso|ogni|every|most|weekly|in tutta|[5-9]\d ?%|trasfertist|sempre|constant|extensive/;

export function contradictsTravel(ad: Ad, text: NormalisedText): RuleHit[] {
  const type = ad.travelType;
  if (!type) return [];
  const none = placesOf(text, "travel.none");
  const at = ({ start }: PhraseMatch): number => sentenceAt(text, start)[0];
  const some = placesOf(text, "travel.much").filter((one) => !none.some((other) => at(one) === at(other)));
  const found =
    type === "travel_type_not_required"
      ? some
      : type === "travel_type_occasional"
        ? [...none, ...some.filter(({ words }) => much.test(words))]
        : none;
  return found.map(({ start, end }) => ({ rule: "contradictsTravel" as const, ...rawSpan(text, start, end) }));
}
