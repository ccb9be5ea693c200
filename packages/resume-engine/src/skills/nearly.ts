/** The edit distance of two words, where swapped letters count as one error; `most + 1` if it is larger than `most`. */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[other.length]!;
}

/** Length of the shortest word that is corrected. Shorter words have too many neighbours. */
const shortest = 5;
const longEnough = 8;
const forTwo = 10;

/**
 * The number of typing errors between an unknown word and a known one; null if it is another word. A word's ending carries grammar and
 * meaning, so "Sketchy" is not Sketch and "unita" not Unity, but "Photoshopp" is Photoshop.
 */
export function slipsFrom(typed: string, known: string): number | null {
  if (typed.length < shortest || known.length <= shortest) return null;
  const most = typed.length >= forTwo && known.length >= forTwo ? 2 : 1;
  const count = Math.min(slips(typed, known, most), slips(soundOf(typed), soundOf(known), most));
  if (count > most) return null;
  const isEnd = typed.slice(0, -1) === known.slice(0, -1);
  if (typed.startsWith(known)) return typed.at(-1) === known.at(-1) ? count : null;
  const isDouble = known === `${typed}${typed.at(-1)}`;
  if (known.startsWith(typed) || isEnd) return isDouble || typed.length >= longEnough ? count : null;
  return count;
}

/** Replaces letters by those that sound the same: "ph" by "f". */
const soundOf = (word: string): string => word.replaceAll("ph", "f");
/** Returns the possible first letters of the word that was meant. Typing errors are rare in the first letter. */
export const startsOf = (word: string): string[] => (word.startsWith("ph") ? ["p", "f"] : [word[0]!]);
