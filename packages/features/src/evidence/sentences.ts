/** Abbreviations whose full stop does not end a sentence. */
const short =
  /(?:^|[\s(])(?:es|ecc|etc|sig|sigg|dott|prof|ing|avv|arch|geom|rag|art|n|nr|no|cap|vol|pag|tel|ca|vs|e\.g|i\.e|inc|ltd|co|corp|st|mr|mrs|ms|dr|approx|min|max|ph|s\.p\.a|s\.r\.l|s\.n\.c|\p{Lu})\.$/iu;
const stop = /[.!?…]["»”')\]]*\s+(?=["«“'([•\-–—*]?\s*[\p{Lu}\p{N}])|;\s+|\s*[\n\r\u2028\u2029]+\s*|\s+[•▪●◦‣]\s*/gu;
const bullet = /^[\s•▪●◦‣*\-–—·]+/u;

/** The sentences and lines of a text, verbatim. */
export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  const take = (to: number) => {
    const sentence = text.slice(from, to).replace(bullet, "").trim();
    if (sentence !== "") found.push(sentence);
  };
  for (const match of text.matchAll(stop)) {
    const [mark] = match;
    const isStop = mark.startsWith(".");
    if (isStop && short.test(text.slice(from, match.index + 1))) continue;
    take(match.index + mark.trimEnd().replace(/[•▪●◦‣]$/u, "").length);
    from = match.index + mark.length;
  }
  take(text.length);
  return found;
}
