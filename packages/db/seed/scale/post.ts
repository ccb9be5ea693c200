import { jobPostLimits } from "@orbita/contract";
import type { CopyValue, CopyRow, CopyTable } from "./copy-rows.ts";
import { diceOf, draw, idOf, weighted, type RandomSource } from "./dice.ts";
import { taskOf, type PhraseLanguage } from "./lines.ts";
import { postsOfSpace, spaceId } from "./space.ts";
import type { OccupationSkills, TaxonomySampler } from "./world.ts";

const postColumns =
  "id space_id status plan title description language city province region country lat lon salary_min salary_max ccnl reply_days contract_type contract_economic_type weekly_hours part_time_hours travel_type workplace_type office_presence remote_country education published_at confirmed_at expires_at created_at updated_at";

export const postTables = {
  posts: { name: "job_posts", columns: postColumns.split(" ") },
  skills: { name: "job_post_skills", columns: "job_post_id skill_id mandatory position min_years".split(" ") },
  languages: { name: "job_post_languages", columns: "job_post_id language level mandatory position".split(" ") },
  benefits: { name: "job_post_benefits", columns: "job_post_id benefit position".split(" ") },
} as const satisfies Record<string, CopyTable>;
export type PostRows = Record<keyof typeof postTables, CopyRow[]>;

const day = 86_400_000;
export const postId = (seed: number, n: number): string =>
  idOf(diceOf(seed, "post id", n), Date.UTC(2026, 8, 1) + (n % 1_000_000) * 5_000);

const workplaces = weighted(
  ["office_presence", "hybrid", "full_remote"],
  (type) => ({ office_presence: 70, hybrid: 22 })[type] ?? 8,
);
const agreements: Readonly<Record<string, string>> = {
  2: "C011",
  3: "C011",
  5: "H05Y",
  7: "C030",
  8: "I100",
  9: "I100",
};
const schooling: Readonly<Record<string, string>> = { 1: "master", 2: "bachelor", 3: "diploma", 4: "diploma" };
const lowestPay: Readonly<Record<string, number>> = { 1: 42_000, 2: 30_000, 3: 26_000, 4: 23_000 };
const benefits = ["meal_vouchers", "canteen", "corporate_welfare", "health_insurance", "training"];

/** The title in both gender forms, because an ad is open to all genders. */
function titleOf({ masculine, feminine, en }: OccupationSkills, language: PhraseLanguage): string {
  const title = language === "en" ? en : masculine === feminine ? masculine : `${masculine}/${feminine}`;
  return title.length < jobPostLimits.title.min ? `${title} (m/f)` : title.slice(0, jobPostLimits.title.max);
}

const closing: Readonly<Record<PhraseLanguage, string>> = {
  it: "La ricerca è rivolta a persone di ogni genere, ai sensi del D.Lgs. 198/2006.",
  en: "This position is open to people of all genders (D.Lgs. 198/2006).",
};

function wordsOf(dice: RandomSource, work: OccupationSkills, language: PhraseLanguage): string {
  const lines = Array.from({ length: dice.int(4, 8) }, () => {
    const [one, other] = draw(dice, work.core, 2);
    return taskOf(dice, language, [one![language], (other ?? one!)[language]]);
  });
  return [...lines, closing[language]].join("\n\n");
}

/**
 * The dates of a seeded post. The Space confirmed recently that the job is still open, so no confirmation is due, and the post
 * expires after five weeks.
 */
function moments(dice: RandomSource, now: Date): { published: Date; confirmed: Date; expires: Date } {
  const published = now.getTime() - Math.floor(dice.next() * 28 * day);
  const confirmed = Math.max(published, now.getTime() - Math.floor(dice.next() * 7 * day));
  const expires = published + jobPostLimits.lifeDays.standard * day;
  return { published: new Date(published), confirmed: new Date(confirmed), expires: new Date(expires) };
}

function placeOf(dice: RandomSource, world: TaxonomySampler, workplace: string): CopyValue[] {
  if (workplace === "full_remote") return [null, null, null, null, null, null];
  const { city, province, region, lat, lon } = world.place(dice);
  return [city, province, region, "IT", lat, lon];
}

/**
 * Adds the rows of the nth published post. `now` is the start of the day (UTC), so that a run that continues later on the same day
 * writes the same data.
 */
export function addPost(
  rows: PostRows,
  n: number,
  { seed, world, now }: { seed: number; world: TaxonomySampler; now: Date },
): void {
  const dice = diceOf(seed, "post", n);
  const id = postId(seed, n);
  const work = world.work(dice);
  const kind = work.isco08?.[0] ?? "5";
  const language = dice.chance(0.1) ? "en" : "it";
  const workplace = workplaces(dice);
  const isPartTime = dice.chance(0.2);
  const least = (lowestPay[kind] ?? 20_000) + dice.int(0, 24) * 500;
  const { published, confirmed, expires } = moments(dice, now);
  rows.posts.push([
    id,
    spaceId(seed, Math.floor(n / postsOfSpace)),
    "published",
    "free",
    titleOf(work, language),
    wordsOf(dice, work, language),
    language,
    ...placeOf(dice, world, workplace),
    least,
    Math.round(least * 1.15),
    agreements[kind] ?? "H011",
    dice.pick(jobPostLimits.replyDays),
    `contract_type_${isPartTime ? "parttime" : "full"}`,
    `contract_economic_type_${dice.chance(0.6) ? "permanent" : "fixed_term"}`,
    isPartTime ? 20 : 40,
    isPartTime ? "9–13" : null,
    "travel_type_not_required",
    `workplace_type_${workplace}`,
    workplace === "hybrid" ? 40 : null,
    workplace === "full_remote" ? "IT" : null,
    `education_${schooling[kind] ?? "none"}`,
    published,
    confirmed,
    expires,
    published,
    published,
  ]);
  for (const [at, skill] of draw(dice, work.core, dice.int(3, 6)).entries())
    rows.skills.push([id, skill.id, at < 2, at, at < 2 && dice.chance(0.4) ? dice.int(1, 5) : null]);
  if (dice.chance(0.35)) rows.languages.push([id, "language_en", dice.pick(["B1", "B2", "C1"]), dice.chance(0.5), 0]);
  for (const [at, code] of draw(dice, benefits, 2).entries()) rows.benefits.push([id, `benefit_${code}`, at]);
}
