const units =
  "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove".split(
    " ",
  );
const tens = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split(" ");
const unitsEn =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tensEn = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

function italianTens(): [string, number][] {
  return tens.flatMap((ten, place) => {
    const value = (place + 2) * 10;
    const joined = units.slice(1, 10).map((unit, index): [string, number] => {
      // Italian drops the last vowel of the ten before "uno" and "otto": venti + uno is ventuno. The accent of compounds with tre
      // ("ventitré") is already removed here.
      const stem = unit === "uno" || unit === "otto" ? ten.slice(0, -1) : ten;
      return [stem + unit, value + index + 1];
    });
    return [[ten, value] as [string, number], ...joined];
  });
}

/** "un" and "one" are missing here, because they are articles too. `wordsOfText` counts them as a number only before a unit of time. */
const known = new Map<string, number>([
  ...units.slice(2).map((word, index): [string, number] => [word, index + 2]),
  ...unitsEn.slice(2).map((word, index): [string, number] => [word, index + 2]),
  ...italianTens(),
  ...tensEn.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ["cento", 100],
  ["hundred", 100],
  ["mille", 1000],
  ["thousand", 1000],
]);

export function numberOf(low: string): string | null {
  const word = known.get(low);
  if (word !== undefined) return String(word);
  if (!/^\d/.test(low) || /\p{L}/u.test(low)) return null;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(low)) return low.replaceAll(/[.,]/g, "");
  return low.replaceAll(",", ".").replace(/^0+(?=\d)/, "");
}

export const isYear = (number: string | null): boolean => number !== null && /^(?:19|20)\d\d$/.test(number);
export const timeUnits = new Set(
  "anno anni mese mesi settimana settimane giorno giorni year years month months week weeks day days".split(" "),
);
