const names: readonly (readonly string[])[] = [
  ["gennaio", "genn", "gen", "january", "jan"],
  ["febbraio", "febbr", "feb", "february"],
  ["marzo", "mar", "march"],
  ["aprile", "apr", "april"],
  ["maggio", "magg", "mag", "may"],
  ["giugno", "giu", "june", "jun"],
  ["luglio", "lug", "july", "jul"],
  ["agosto", "ago", "august", "aug"],
  ["settembre", "sett", "set", "september", "sept", "sep"],
  ["ottobre", "ott", "october", "oct"],
  ["novembre", "nov", "november"],
  ["dicembre", "dic", "december", "dec"],
];
const numbers = new Map(names.flatMap((list, i) => list.map((name) => [name, i + 1] as const)));

export const monthPattern = [...numbers.keys()].toSorted((a, b) => b.length - a.length).join("|");
export const monthOf = (word: string): number | null => numbers.get(word.toLowerCase().replace(/\.$/u, "")) ?? null;

export const seasonPattern =
  "primavera|estate|autunno|inverno|spring|summer|autumn|fall|winter|inizio|metà|fine|early|mid|late";

/** Pattern of words for "present" in place of an end date, longest first. For text as written, in any case. */
export const nowPattern = [
  "in corso",
  "in essere",
  "ad oggi",
  "a oggi",
  "fino ad oggi",
  "fino a oggi",
  "sino ad oggi",
  "oggi",
  "presente",
  "al presente",
  "attuale",
  "attualmente",
  "attuali",
  "corrente",
  "tuttora",
  "tutt'ora",
  "ancora in corso",
  "adesso",
  "ora",
  "to date",
  "to the present day",
  "to the present",
  "present day",
  "the present",
  "the present day",
  "till date",
  "until now",
  "till now",
  "up to now",
  "to now",
  "present",
  "currently",
  "current",
  "ongoing",
  "on-going",
  "in progress",
  "today",
  "now",
]
  .toSorted((a, b) => b.length - a.length)
  .map((words) => words.replaceAll(" ", "\\s+").replace("'", "['’]"))
  .join("|");
