import { foldedWordsOf } from "../lexicon/fold.ts";

const italian = new Set(
  "il lo la gli le di del della dei degli delle al alla ai da dal in con su per tra e ed che non sono ho una un come presso oggi anni esperienza lavoro lingua".split(
    " ",
  ),
);
const english = new Set(
  "the of and to in for with on at by from as is are was were have has my i an or that this which years experience work present skills".split(
    " ",
  ),
);

/** The main language of a document, by its function words. */
export function languageOfText(lines: readonly { text: string }[]): "it" | "en" {
  let lean = 0;
  for (const { text } of lines) {
    for (const word of foldedWordsOf(text)) {
      if (italian.has(word)) lean++;
      if (english.has(word)) lean--;
    }
  }
  return lean >= 0 ? "it" : "en";
}
