/** Words for the levels 1 to 5 of a skill; the first two levels share a word. */
const levelWords = {
  it: ["base", "base", "intermedio", "avanzato", "esperto"],
  en: ["basic", "basic", "intermediate", "advanced", "expert"],
} as const;

export const levelWord = (level: number, language: "it" | "en"): string => levelWords[language][level - 1] ?? "";

const known: [RegExp, number][] = [
  [/^[1-5]$/, 0],
  [/expert|esperto|master/i, 5],
  [/advanced|avanzat|senior/i, 4],
  [/intermediate|intermedi/i, 3],
  [/beginner|principiant/i, 1],
  [/basic|base|elementar/i, 2],
];

/** The level from 1 to 5 that a word or a number states; null if there is none. */
export function levelOf(text: string): number | null {
  const [, level] = known.find(([words]) => words.test(text.trim())) ?? [];
  return level === undefined ? null : level === 0 ? Number(text.trim()) : level;
}
