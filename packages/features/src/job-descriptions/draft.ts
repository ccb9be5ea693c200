import { jobPostLimits } from "@orbita/contract";
import { adWith } from "./titles.ts";
import { withoutFindings } from "./without-findings.ts";
import type { AdLanguage, JobAdFacts } from "./facts.ts";
import { ownWords } from "./own-words.ts";
import { textOf, type AdParagraph, type ParagraphKey } from "./paragraph.ts";
import { aboutLines, introLines, sayingsOf, selectionLines, workplaceLines, type DraftInput } from "./sayings.ts";
import { askedLines, offerLines } from "./terms.ts";
import { joinItems } from "./wording.ts";

/** If a post lists more skills than this number, a sentence of the draft also names the first of them. */
const coreSkills = 3;

function partsOf(sayings: DraftInput): AdParagraph[] {
  const { facts, texts, language, way, word, post } = sayings;
  const asked = askedLines(sayings);
  const names = (post.skills ?? []).flatMap(({ id }) => word(id) ?? []);
  const core = names.length > coreSkills ? joinItems(names.slice(0, coreSkills), language) : null;
  const prose = (key: ParagraphKey, lines: AdParagraph["lines"]): AdParagraph => ({ key, heading: null, lines });
  return [
    prose("intro", [...introLines(sayings), ...workplaceLines(sayings)]),
    prose("about", aboutLines(sayings)),
    prose("ownWords", ownWords(facts.space, language)),
    prose("core", core ? [{ text: way(texts.core, "core")(core), from: ["skills"] }] : []),
    {
      key: "must",
      heading: way(texts.must, "must"),
      lines: asked.filter(({ mandatory }) => mandatory).map(({ line }) => line),
    },
    {
      key: "nice",
      heading: way(texts.nice, "nice"),
      lines: asked.filter(({ mandatory }) => !mandatory).map(({ line }) => line),
    },
    { key: "offer", heading: way(texts.offer, "offer"), lines: offerLines(sayings) },
    prose("selection", selectionLines(sayings)),
    prose("everyone", [{ text: texts.everyone, from: [] }]),
  ];
}

const lengthOf = (paragraphs: readonly AdParagraph[]): number =>
  paragraphs.reduce((sum, paragraph) => sum + textOf(paragraph).length + 2, -2);

/**
 * Shortens the draft to the maximum length: first drops paragraphs that repeat other content, then the end of the longest list.
 */
function fitting(paragraphs: AdParagraph[]): AdParagraph[] {
  let left = paragraphs;
  for (const key of ["ownWords", "core", "about"] as const)
    if (lengthOf(left) > jobPostLimits.description.max) left = left.filter((one) => one.key !== key);
  while (lengthOf(left) > jobPostLimits.description.max) {
    const longest = left.reduce((one, other) => (other.lines.length > one.lines.length ? other : one));
    left = left.map((one) => (one === longest ? { ...one, lines: one.lines.slice(0, -1) } : one));
  }
  return left.filter(({ lines }) => lines.length > 0);
}

/** Drafts paragraphs from the given facts, in one of two languages, without anything that the linter reports. */
export function draftAd(facts: JobAdFacts, language: AdLanguage): AdParagraph[] {
  const parts = partsOf(sayingsOf(facts, language)).filter(({ lines }) => lines.length > 0);
  return fitting(withoutFindings(adWith(facts, language), parts));
}
