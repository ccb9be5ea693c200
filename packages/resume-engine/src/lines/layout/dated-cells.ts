import { monthPattern, nowPattern, seasonPattern } from "../../lexicon/months.ts";

const word = `(?:${monthPattern})\\.?|${seasonPattern}|${nowPattern}`;
const number = "(?:19|20)\\d{2}|['’]\\d{2}|\\d{1,2}";
const small =
  "dall['’]|dal|da|al|ad|a|all['’]|fino|fine|from|since|to|until|till|between|and|tra|fra|il|e|the|of|del|di";
/** Matches a text that consists only of a date, or of a part of a date. */
const whole = new RegExp(`^(?:(?:${word}|${number}|${small})(?!\\p{L})|[\\s/.,:()[\\]–—~→>-])+$`, "iu");
const begins = new RegExp(
  `^[([]?(?:(?:dall['’]|dal|da|from|since|between|tra|fra)\\s+(?:il\\s+)?)?(?:(?:${word})\\s|(?:${number})(?!\\d))`,
  "iu",
);
const goesOn = /(?:[–—~→>/-]|(?:^|\s)(?:to|until|al?|ad|and|e|fino al?|from|dal?))\s*$/iu;

/** Whether the whole text is a date: "2019 – 2021", "from summer 2017", "Marzo 2021 –". */
export const isDate = (text: string): boolean => text.length < 45 && /\d/u.test(text) && whole.test(text.trim());
/** Whether a date begins an entry, rather than being the second half of a date that was wrapped. */
export const beginsDated = (text: string, before: string): boolean =>
  isDate(text) && begins.test(text.trim()) && !goesOn.test(before);
