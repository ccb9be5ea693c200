import type { RandomSource } from "./dice.ts";

export type PhraseLanguage = "it" | "en";
type PhrasesByLanguage = Readonly<Record<PhraseLanguage, readonly string[]>>;

const things: PhrasesByLanguage = {
  it: [
    "i clienti della zona",
    "un reparto di 12 persone",
    "tre sedi",
    "la linea principale",
    "i progetti dell’anno",
    "una rete di 40 punti vendita",
    "le commesse estere",
    "il turno di notte",
    "gli ordini della settimana",
    "la stagione estiva",
    "un gruppo di lavoro nuovo",
    "le verifiche interne",
  ],
  en: [
    "local customers",
    "a team of 12",
    "three sites",
    "the main line",
    "this year’s projects",
    "a network of 40 shops",
    "orders from abroad",
    "the night shift",
    "the week’s orders",
    "the summer season",
    "a new team",
    "internal checks",
  ],
};

/** Templates of tasks: {a} and {b} are skills, {t} is the purpose. */
const tasks: PhrasesByLanguage = {
  it: [
    "{a} e {b} per {t}.",
    "Mi occupo di {a}, ogni giorno, per {t}.",
    "Ho introdotto {a} al posto di {b}: un terzo del tempo in meno.",
    "{a}: dalla richiesta alla consegna, per {t}.",
    "Formazione di due colleghi su {a}.",
    "Responsabile di {a} e {b}.",
    "Affiancamento nelle attività di {a} per {t}.",
    "Miglioramento di {a} con l’aiuto di {b}.",
    "Controllo e documentazione di {a}.",
    "Uso quotidiano di {a}, {b} quando serve.",
    "Pianificazione delle attività per {t}, con {a}.",
    "Rapporti con fornitori e clienti; {a}.",
  ],
  en: [
    "{a} and {b} for {t}.",
    "In charge of {a}, every day, for {t}.",
    "Introduced {a} instead of {b}: a third less time.",
    "{a}: from request to delivery, for {t}.",
    "Trained two colleagues in {a}.",
    "Responsible for {a} and {b}.",
    "Supported {a} for {t}.",
    "Improved {a} with the help of {b}.",
    "Checked and documented {a}.",
    "Daily use of {a}, {b} when needed.",
    "Planned the work for {t}, with {a}.",
    "Dealt with suppliers and customers; {a}.",
  ],
};

const summaries: PhrasesByLanguage = {
  it: [
    "{y} di esperienza come {w}. Lavoro bene con {a} e {b}; cerco un posto dove impararne altre.",
    "{w} con {y} di esperienza, soprattutto {a}. Disponibile a trasferte brevi.",
    "Da {y} mi occupo di {a}. Mi piace lasciare le cose più semplici di come le ho trovate.",
    "Ho imparato sul campo: {a}, {b}, e la pazienza che serve con {t}.",
  ],
  en: [
    "{y} of experience as {w}. At home with {a} and {b}; looking for a place to learn more.",
    "{w} with {y} of experience, mostly {a}. Short trips are fine.",
    "For {y} I have worked with {a}. I like to leave things simpler than I found them.",
    "Trained on the job: {a}, {b}, and the patience that {t} take.",
  ],
};

type PlaceholderValues = Readonly<Record<string, string>>;
const filled = (template: string, values: PlaceholderValues) =>
  template.replaceAll(/\{(\w)\}/g, (_, name: string) => values[name]!);

export const taskOf = (dice: RandomSource, language: PhraseLanguage, [a, b]: readonly [string, string]): string =>
  filled(dice.pick(tasks[language]), { a, b, t: dice.pick(things[language]) });

const spell = (years: number, language: PhraseLanguage) =>
  language === "it" ? (years <= 1 ? "un anno" : `${years} anni`) : years <= 1 ? "one year" : `${years} years`;

type SummaryFacts = { years: number; work: string; skills: readonly [string, string] };

export function summaryOf(
  dice: RandomSource,
  language: PhraseLanguage,
  { years, work, skills: [a, b] }: SummaryFacts,
): string {
  const values = { a, b, w: work.toLowerCase(), y: spell(years, language), t: dice.pick(things[language]) };
  const text = filled(dice.pick(summaries[language]), values);
  return text[0]!.toUpperCase() + text.slice(1);
}
