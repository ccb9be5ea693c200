const numbers: readonly (readonly [RegExp, number])[] = [
  [/\b(?:un|uno|una|one|a)(?= (?:anno|mese|year|month))/g, 1],
  [/\b(?:due|two)\b/g, 2],
  [/\b(?:tre|three)\b/g, 3],
  [/\b(?:quattro|four)\b/g, 4],
  [/\b(?:cinque|five)\b/g, 5],
  [/\b(?:sei|six)\b/g, 6],
  [/\b(?:sette|seven)\b/g, 7],
  [/\b(?:otto|eight)\b/g, 8],
  [/\b(?:nove|nine)\b/g, 9],
  [/\b(?:dieci|ten)\b/g, 10],
  [/\b(?:undici|eleven)\b/g, 11],
  [/\b(?:dodici|twelve)\b/g, 12],
];
const written =
  /(\d+(?:[.,]\d+)?)\s*(?:anni|anno|years?|yrs?)\b(?:\s*(?:e|and|,|&)?\s*(\d+)\s*(?:mesi|mese|months?)\b|\s*(?:e|and)\s*(?:mezzo|a half))?/g;
const monthsAlone = /(\d+(?:[.,]\d+)?)\s*(?:mesi|mese|months?)\b/g;

const numberOf = (text: string) => Number(text.replace(",", "."));

/** Returns every duration in a text, in years: "2,5 anni", "2 years and 6 months", "30 mesi", "due anni e mezzo". */
export function spansIn(text: string): number[] {
  let plain = text.toLowerCase();
  for (const [word, number] of numbers) plain = plain.replaceAll(word, String(number));
  const years = [...plain.matchAll(written)].map(([whole, count, months]) => {
    const half = /mezzo|half/.test(whole) ? 0.5 : 0;
    return numberOf(count!) + Number(months ?? 0) / 12 + half;
  });
  const months = [...plain.replaceAll(written, " ").matchAll(monthsAlone)].map(([, count]) => numberOf(count!) / 12);
  return [...years, ...months];
}
