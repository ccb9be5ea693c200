/** Spelt-out numbers for hours and days, as ads use them. */
const units: Record<string, number> = {
  uno: 1,
  un: 1,
  una: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  dodici: 12,
  quindici: 15,
  sedici: 16,
  diciotto: 18,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
};
const tens: readonly (readonly [string, number])[] = [
  ["vent", 20],
  ["trent", 30],
  ["quarant", 40],
  ["cinquant", 50],
  ["sessant", 60],
  ["twenty", 20],
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
  ["sixty", 60],
];

export const numberWord =
  "(?:\\d{1,2}(?:[.,]\\d)?|(?:vent|trent|quarant|cinquant|sessant)[aio]?(?:uno|un|due|tre|quattro|cinque|sei|sette|otto|nove)?|(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|dieci|dodici|quindici|sedici|diciotto|ten|twelve|fifteen|sixteen|eighteen)";

/** The value of a number written in digits or words; 0 if the word is no number. */
export function numberOf(word: string): number {
  if (/^\d/.test(word)) return Number(word.replace(",", "."));
  const known = units[word];
  if (known !== undefined) return known;
  const ten = tens.find(([start]) => word.startsWith(start));
  if (!ten) return 0;
  const rest = word.slice(ten[0].length).replace(/^[- ]/, "");
  const unit = units[rest] ?? units[rest.replace(/^[aio]/, "")] ?? 0;
  return ten[1] + unit;
}
