import { headingOf } from "../../lexicon/headings.ts";
import type { Fragment } from "./fragment.ts";

const maxWords = 6;

const isCapitals = (text: string): boolean => {
  const letters = text.replaceAll(/[^\p{L}]/gu, "");
  return letters.length > 3 && letters === letters.toUpperCase();
};

/** Whether the style of a fragment differs from the text around it. */
function standsOut({ text, runs, size }: Fragment, body: number): boolean {
  return runs.every(({ bold }) => bold) || isCapitals(text) || size > body * 1.08;
}

const isShort = ({ text }: Fragment): boolean =>
  text.length <= 45 && text.split(" ").length <= maxWords && !/[@\d]|[.;,]$/.test(text);

/** Whether a fragment is a section heading by its words and its style. */
export const isKnownHeading = (fragment: Fragment, body: number): boolean =>
  isShort(fragment) && standsOut(fragment, body) && headingOf(fragment.text)?.strength === 1;

/** Whether a fragment looks like a heading by its style only: larger than the text, or in capitals. */
export const looksLikeHeading = (fragment: Fragment, body: number): boolean =>
  isShort(fragment) && !fragment.dotted && (isCapitals(fragment.text) || fragment.size > body * 1.08);
