import { paragraphsOf, type Translation } from "@orbita/contract";
import { draftAd } from "./draft.ts";
import type { AdLanguage, JobAdFacts, JobAdPost } from "./facts.ts";
import { ownIn, textOf, type AdParagraph } from "./paragraph.ts";
import type { TranslationPhrasebook } from "./phrasebook.ts";

export type TranslatedParagraph = Translation["paragraphs"][number];

/** Translates the free text fields of the post where the phrasebook knows them. */
function saidOver(post: JobAdPost, say: TranslationPhrasebook["say"]): JobAdPost {
  const over = (text: string | null | undefined) => (text ? (say(text) ?? text) : text);
  const { partTimeHours, travelNote, educationField, benefits } = post;
  return {
    ...post,
    ...(partTimeHours ? { partTimeHours: over(partTimeHours)! } : {}),
    ...(travelNote ? { travelNote: over(travelNote)! } : {}),
    ...(educationField ? { educationField: over(educationField)! } : {}),
    ...(benefits ? { benefits: benefits.map((one) => ({ ...one, detail: over(one.detail) ?? null })) } : {}),
  };
}

const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** The parts of a paragraph that stay untranslated: free text that is the same in both drafts, and a title without a translation. */
function leftIn(over: AdParagraph, before: AdParagraph, { post, title }: JobAdFacts, to: AdLanguage): string[] {
  const own = new Set(ownIn(before));
  const same = ownIn(over).filter((words) => own.has(words) && hasWords(words));
  return over.key === "intro" && title[to] === null ? [title[post.language] ?? post.title, ...same] : same;
}

/** Maps the text of each paragraph, as drafted from the facts, to the same paragraph drafted in the other language. */
function draftedOver(
  facts: JobAdFacts,
  to: AdLanguage,
  say: TranslationPhrasebook["say"],
): Map<string, TranslatedParagraph> {
  const others = new Map(draftAd({ ...facts, post: saidOver(facts.post, say) }, to).map((one) => [one.key, one]));
  return new Map(
    draftAd(facts, facts.post.language).flatMap((before) => {
      const over = others.get(before.key);
      // The Space's own text is copied into the draft, so it has no version in the other language.
      if (!over || before.key === "ownWords") return [];
      return [[textOf(before), { text: textOf(over), translated: true, left: leftIn(over, before, facts, to) }]];
    }),
  );
}

export type AdTranslationInput = { readonly text: string; readonly to: AdLanguage; readonly facts: JobAdFacts | null };

/**
 * Translates a job description. A paragraph that is still as drafted is drafted again in the other language; the phrasebook translates the other
 * paragraphs, or they stay unchanged.
 */
export function translate(
  { text, to, facts }: AdTranslationInput,
  { say }: TranslationPhrasebook,
): TranslatedParagraph[] {
  const drafted = facts ? draftedOver(facts, to, say) : new Map<string, TranslatedParagraph>();
  return paragraphsOf(text).map((paragraph) => {
    const again = drafted.get(paragraph);
    if (again) return again;
    const over = say(paragraph);
    return { text: over ?? paragraph, translated: over !== null, left: [] };
  });
}
