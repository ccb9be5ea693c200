/** Invisible characters: zero-width, direction, format and tag characters. */
const shapeless =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]|\u034f|\u115f|\u1160|[\ufe00-\ufe0f]/gu;
/** Invisible characters that reverse text or encode text of their own. */
const turning = /[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e0fff}]/u;
const weightless = /[\u200b-\u200d\u2060-\u2064\ufeff]/gu;
/** Number of zero-width characters in one line from which they count as hidden text. One or two may be left by copying. */
const many = 3;

/** Letters of other scripts that look like Latin letters, each with the Latin letter. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [
    "аa еe оo рp сc уy хx іi јj ѕs ԁd һh ԛq ԝw АA ВB ЕE КK МM НH ОO РP СC ТT ХX УY ІI ЈJ ЅS",
    "αa οo ρp νv υu ιi κk ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX",
  ]
    .join(" ")
    .split(" ")
    .map((pair) => [pair[0] ?? "", pair[1] ?? ""]),
);
const foreign = /[\u0370-\u03ff\u0400-\u052f]/u;

/** Whether a word is Latin with some lookalike letters of other scripts. */
function isDisguised(word: string): boolean {
  if (!foreign.test(word) || !/[A-Za-z]/.test(word)) return false;
  return Array.from(word).every((letter) => !foreign.test(letter) || letter in lookalikes);
}

const undisguised = (text: string): string =>
  text.replaceAll(/\S+/g, (word) =>
    isDisguised(word)
      ? Array.from(word)
          .map((letter) => lookalikes[letter] ?? letter)
          .join("")
      : word,
  );

/** Returns a text as a human reader sees it: without invisible characters, and with lookalikes as Latin letters. */
export const seenCharacters = (text: string): string => {
  const shaped = text.replaceAll(shapeless, "");
  return foreign.test(shaped) ? undisguised(shaped) : shaped;
};

const untagged = (text: string): string =>
  Array.from(text)
    .filter((letter) => /[\u{e0020}-\u{e007e}]/u.test(letter))
    .map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0xe_00_00))
    .join("");

const nameOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/**
 * Returns what a line hides, in printable form: a message in tag characters, the codes of its invisible characters, or its words
 * with lookalike letters. Null if it hides nothing, or has only remains of copying.
 */
export function unseenCharacters(text: string): string | null {
  const tags = untagged(text);
  if (tags !== "") return tags;
  const marks = text.match(shapeless) ?? [];
  if (turning.test(text) || (text.match(weightless)?.length ?? 0) >= many)
    return [...new Set(marks)].map(nameOf).join(" ");
  const disguised = (text.match(/\S+/g) ?? []).filter(isDisguised);
  return disguised.length === 0 ? null : disguised.join(" ");
}
