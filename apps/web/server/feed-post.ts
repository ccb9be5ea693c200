import { z } from "zod";
import { escapeHtml, htmlOf } from "../src/domain/job-posts/public/page/description-blocks.ts";
import { addressIn } from "../src/shell/i18n/locale.ts";
import { payOf, type ShareLanguage } from "./share-texts.ts";

const label = z.object({ it: z.string(), en: z.string().nullable() });

/** The public fields of a post in feeds. */
export const feedPost = z.object({
  id: z.string(),
  title: z.string(),
  sponsored: z.boolean(),
  description: z.string(),
  language: z.enum(["it", "en"]),
  space: z.object({
    name: z.string(),
    url: z.string(),
    type: z.string(),
    authorisationNumber: z.string().nullable(),
  }),
  hiringCompany: z.string().nullable(),
  contractType: z.string().nullable(),
  contractEconomicType: z.string().nullable(),
  weeklyHours: z.number().nullable(),
  workplaceType: z.string().nullable(),
  officePresence: z.number().nullable(),
  remoteFrom: z.object({ country: z.string(), region: z.string().nullable() }).nullable(),
  location: z
    .object({
      city: z.string(),
      province: z.string().nullable(),
      region: z.string().nullable(),
      postalCode: z.string().nullable(),
      country: z.string(),
    })
    .nullable(),
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  ccnl: z.string().nullable(),
  ccnlLevel: z.string().nullable(),
  skills: z.array(z.object({ it: z.string(), en: z.string() })),
  replyDays: z.number(),
  labels: z.record(z.string(), label),
  updated: z.string(),
  publishedAt: z.string(),
  expiresAt: z.string().nullable(),
});
export type FeedPost = z.output<typeof feedPost>;
export const feedProjections: string[] = Object.keys(feedPost.shape).filter((name) => name !== "id");

export const getFeedLabel = ({ labels }: FeedPost, code: string | null, language: ShareLanguage): string | null => {
  const named = code === null ? undefined : labels[code];
  return named ? (language === "it" ? named.it : (named.en ?? named.it)) : null;
};

/** A date in UTC, in the RFC 822 format that RSS and aggregators require. */
export const mailDate = (instant: string): string => new Date(instant).toUTCString();

export const postAddress = (origin: string, language: ShareLanguage, id: string): string =>
  origin + addressIn(language, `/jobs/${id}`);

const said = {
  it: {
    hybrid: (percent: number | null) => (percent === null ? "ibrido" : `ibrido, ${percent}% in sede`),
    remote: "Da remoto",
    hours: (hours: number) => `${hours} ore`,
    level: (level: string) => `livello ${level}`,
    agency: (number: string) => `Agenzia per il lavoro, aut. n. ${number}`,
    answer: (days: number) => `Risponde entro ${days} giorni`,
  },
  en: {
    hybrid: (percent: number | null) => (percent === null ? "hybrid" : `hybrid, ${percent}% on site`),
    remote: "Remote",
    hours: (hours: number) => `${hours} hours`,
    level: (level: string) => `level ${level}`,
    agency: (number: string) => `Employment agency, auth. no. ${number}`,
    answer: (days: number) => `Answers within ${days} days`,
  },
} as const;

function placeOf(post: FeedPost, language: ShareLanguage): string | null {
  const words = said[language];
  if (post.workplaceType === "workplace_type_full_remote")
    return [words.remote, post.remoteFrom?.region ?? post.remoteFrom?.country].filter(Boolean).join(", ");
  const city = post.location?.city ?? null;
  return city && post.workplaceType === "workplace_type_hybrid"
    ? `${city}, ${words.hybrid(post.officePresence)}`
    : city;
}

/** The facts that the law and our own rules require in every job ad: employer, place, pay, contract and reply deadline. */
export function factsOf(post: FeedPost, language: ShareLanguage): string[] {
  const words = said[language];
  const { authorisationNumber: number } = post.space;
  const agreement = getFeedLabel(post, post.ccnl, language);
  const facts = [
    post.hiringCompany ?? post.space.name,
    post.hiringCompany && post.space.name,
    number && words.agency(number),
    placeOf(post, language),
    payOf(language, post.salaryMin, post.salaryMax),
    agreement && `CCNL ${agreement}${post.ccnlLevel ? `, ${words.level(post.ccnlLevel)}` : ""}`,
    getFeedLabel(post, post.contractEconomicType ?? post.contractType, language),
    post.weeklyHours === null ? null : words.hours(post.weeklyHours),
    words.answer(post.replyDays),
  ];
  return facts.filter((fact): fact is string => Boolean(fact));
}

/** A post as HTML: its facts in one line, then the text of the ad. */
export const postHtml = (post: FeedPost, language: ShareLanguage): string =>
  `<p>${escapeHtml(factsOf(post, language).join(" · "))}</p>${htmlOf(post.description)}`;
