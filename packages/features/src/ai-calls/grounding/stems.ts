/** Words that only look like a form of another word: "progetto" is not "progettare", and accounting is not an account. */
const apart = new Set(
  "progetto progetti marketing accounting engineering mercato market conto stage stato stati parte parti porto porta building stazione azione azioni nazione nazioni".split(
    " ",
  ),
);

const italianEnds = [
  "azioni azione izioni izione uzioni uzione amenti amento imenti imento",
  "iscono avano evano ivano arono erono irono endosi",
  "ando endo isce isco iscono ione ioni are ere ire ato ata ati ate ito ita iti ite uto uta uti ute ava eva iva ano ono",
  "hi he ia io ie a e i o",
].flatMap((row) => row.split(" "));

const englishEnds = ["ations ation ments ment ings ing", "ied ies", "ed es er's", "s e y"].flatMap((row) =>
  row.split(" "),
);

function cut(word: string, ends: readonly string[], least: number): string {
  const end = ends.find((one) => word.endsWith(one) && word.length - one.length >= least);
  return end === undefined ? word : word.slice(0, -end.length);
}

const kept = new Map<string, readonly [string, string]>();

/**
 * The stems of the word, read as Italian and as English. Nouns for a profession keep their ending (gestore, developer): having a
 * profession is another claim than having done the work.
 */
export function stemsOf(word: string): readonly [string, string] {
  const known = kept.get(word);
  if (known) return known;
  const stems: readonly [string, string] =
    apart.has(word) || /\d|[+#.]/.test(word)
      ? [word, word]
      : [cut(word, italianEnds, 4), cut(word, englishEnds, 3).replace(/([b-df-hj-np-tv-z])\1$/, "$1")];
  if (kept.size > 20_000) kept.clear();
  kept.set(word, stems);
  return stems;
}

export function sameStem(one: string, other: string): boolean {
  if (one === other) return true;
  const [italian, english] = stemsOf(one);
  const [otherItalian, otherEnglish] = stemsOf(other);
  return (italian === otherItalian && italian.length >= 4) || (english === otherEnglish && english.length >= 3);
}
