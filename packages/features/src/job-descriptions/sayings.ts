import type { AdLanguage, JobAdFacts, JobAdPost } from "./facts.ts";
import type { ParagraphLine } from "./paragraph.ts";
import { en } from "./texts/en.ts";
import { it } from "./texts/it.ts";
import type { AdTexts } from "./texts/texts.ts";
import { chosen, countryIn, lowered, numberIn } from "./wording.ts";

const texts: Readonly<Record<AdLanguage, AdTexts>> = { it, en };

/** The input of each part of a draft: the facts of the job, and functions and texts to express them. */
export type DraftInput = {
  readonly facts: JobAdFacts;
  readonly post: JobAdPost;
  readonly language: AdLanguage;
  readonly texts: AdTexts;
  readonly title: string;
  /** Returns the label of a code in the ad's language; null if the code is unknown. */
  readonly word: (code: string | null | undefined) => string | null;
  readonly way: <T>(ways: readonly [T, ...T[]], key: string) => T;
  readonly number: (value: number) => string;
};

export function sayingsOf(facts: JobAdFacts, language: AdLanguage): DraftInput {
  const { post, words } = facts;
  return {
    facts,
    post,
    language,
    texts: texts[language],
    title: facts.title[language] ?? facts.title[post.language] ?? post.title,
    word: (code) => (code ? (words.get(code)?.[language] ?? null) : null),
    // Picks the variant by the post's original title, so that the drafts in both languages use the same variant.
    way: (ways, key) => chosen(ways, `${post.title} ${key}`),
    number: (value) => numberIn(value, language),
  };
}

/** The place of the job, such as "Genova (GE)" or "Parigi, Francia". */
function placeOf({ post: { location }, language }: DraftInput): string | null {
  if (!location) return null;
  const { city, province, country } = location;
  if (country === "IT") return province ? `${city} (${province})` : city;
  return `${city}, ${countryIn(country, language)}`;
}

export function workplaceLines(sayings: DraftInput): ParagraphLine[] {
  const { post, texts: say, language, number } = sayings;
  const place = placeOf(sayings);
  const from = place ? ["workplaceType", "location"] : ["workplaceType"];
  if (post.workplaceType === "workplace_type_office_presence") return [{ text: say.onSite(place), from }];
  if (post.workplaceType === "workplace_type_hybrid") {
    const share = post.officePresence
      ? [{ text: say.share(number(post.officePresence)), from: ["officePresence"] }]
      : [];
    return [{ text: say.hybrid(place), from }, ...share];
  }
  if (post.workplaceType === "workplace_type_full_remote") {
    const { remoteFrom } = post;
    if (!remoteFrom) return [{ text: say.remote(null), from: ["workplaceType"] }];
    const area = [remoteFrom.region, countryIn(remoteFrom.country, language)].filter(Boolean).join(", ");
    return [{ text: say.remote(area), from: ["workplaceType", "remoteFrom"] }];
  }
  return place ? [{ text: say.seat(place), from: ["location"] }] : [];
}

/** Names the employer: the Space, or for an agency the company that it recruits for. */
export function introLines(sayings: DraftInput): ParagraphLine[] {
  const { facts, post, texts: say, title, way } = sayings;
  const { name, type, authorisation } = facts.space;
  const named = ["title", "space.name"];
  if (type === "company") return [{ text: way(say.intro, "intro")(name, title), from: named }];
  const company = post.hiringCompany?.trim();
  const intro = company
    ? { text: way(say.agencyFor, "intro")(name, title, company), from: [...named, "hiringCompany"] }
    : { text: way(say.agencyIntro, "intro")(name, title), from: named };
  return authorisation
    ? [intro, { text: say.authorisation(authorisation), from: ["space.authorisationNumber"] }]
    : [intro];
}

function sizeLine({ facts, texts: say, number }: DraftInput): ParagraphLine[] {
  const { size } = facts.space;
  if (!size) return [];
  const [low, high] = size.replace("+", "").split("-").map(Number);
  if (!low) return [];
  const text = size === "1" ? say.alone : say.size(number(low), high ? number(high) : null);
  return [{ text, from: ["space.companySize"] }];
}

export function aboutLines(sayings: DraftInput): ParagraphLine[] {
  const { facts, texts: say, language, way } = sayings;
  const { name, sector, yearFounded, cities } = facts.space;
  const several = cities.length > 1;
  const seats = new Intl.ListFormat(language === "it" ? "it" : "en-GB").format(cities);
  return [
    ...(sector
      ? [
          {
            text: way(say.sector, "sector")(name, lowered(sector[language])),
            from: ["space.name", "space.businessSector"],
          },
        ]
      : []),
    ...sizeLine(sayings),
    ...(yearFounded ? [{ text: say.founded(String(yearFounded)), from: ["space.yearFounded"] }] : []),
    ...(cities.length > 0 ? [{ text: say.seats(seats, several), from: ["space.locations"] }] : []),
  ];
}

export function selectionLines({ post, texts: say, way }: DraftInput): ParagraphLine[] {
  const questions = post.screeningQuestions?.length ?? 0;
  return [
    ...(post.blind ? [{ text: way(say.blind, "blind")(), from: ["blind"] }] : []),
    ...(questions > 0 ? [{ text: say.questions(questions), from: ["screeningQuestions"] }] : []),
    ...(post.replyDays ? [{ text: way(say.reply, "reply")(post.replyDays), from: ["replyDays"] }] : []),
  ];
}
