import { plainText } from "../../evidence/index.ts";

/** A way in which a skill can be used, such as "in production". Only a line of a job can show it, never a list of skills. */
export type QualifierRule = {
  /** Matches a question that contains the qualifier, in lower case and without accents. */
  readonly asked: RegExp;
  /** Matches a line of a job that shows this use of the skill which it names; null if any line that names the skill is enough. */
  readonly shown: RegExp | null;
  readonly it: string;
  readonly en: string;
};

const qualifiers: readonly QualifierRule[] = [
  {
    asked: /\b(?:in|ambient[ei] di) (?:ambient[ei] di )?(?:produzione|esercizio)\b|\b(?:in|on) (?:live )?production\b/u,
    // A line that mentions a load, users or operations also proves use in production.
    shown:
      /\b(?:produzione|production|esercizio|live|prod|operativ\p{L}+|operations?|al giorno|a day|per day|daily|clienti|customers|utenti|users)\b/u,
    it: "in produzione",
    en: "in production",
  },
  {
    asked: /\b(?:su|a|in) (?:larga|grande) scala\b|\b(?:at|on a large) scale\b|\blarge scale\b|\bgrandi volumi\b/u,
    shown:
      /\b(?:scala|scale|volumi|milion[ei]|million|miliard[oi]|billion|migliaia|thousands?|\d{1,3}[.,]\d{3}|\d{4,})\b/u,
    it: "su larga scala",
    en: "at scale",
  },
  {
    asked:
      /\bcome (?:team |tech )?(?:lead|leader|responsabile|referente|capo)\b|\bas (?:a |the )?(?:team |tech |technical )?(?:lead|leader|manager)\b/u,
    shown:
      /\b(?:lead|leading|led|leader|guid\p{L}+|coordin\p{L}+|responsabil\p{L}+|referente|mentor\p{L}*|supervis\p{L}+)\b/u,
    it: "con un ruolo di guida",
    en: "as a lead",
  },
  {
    asked: /\bin (?:un |una )?(?:team|squadra|gruppo)\b|\b(?:in|with) (?:a|the) team\b|\bin teams\b/u,
    shown: /\b(?:team|squadr[ae]|gruppo|gruppi|collegh[ie]|colleagues|together|insieme)\b/u,
    it: "in una squadra",
    en: "in a team",
  },
  {
    asked:
      /\bprofessional(?:mente|ly)\b|\b(?:a livello|in ambito|in modo) professionale\b|\bper lavoro\b|\bsul lavoro\b|\bin azienda\b|\b(?:on the job|at work|commercially|in a professional (?:setting|context))\b/u,
    shown: null,
    it: "sul lavoro",
    en: "professionally",
  },
];

/** The question without the words about how a skill was used; null if it has none. */
export function takeQualifier(question: string): { readonly text: string; readonly qualifier: QualifierRule } | null {
  const { low } = plainText(question);
  // The qualifier is cut out by its position in the normalised text. If normalising changed the length, positions do not match,
  // so the question is not split.
  if (low.length !== question.length) return null;
  for (const qualifier of qualifiers) {
    const found = qualifier.asked.exec(low);
    if (!found) continue;
    const text = `${question.slice(0, found.index)}${question.slice(found.index + found[0].length)}`;
    return { text: text.replaceAll(/\s+(?=[\s?!.,:;])/g, "").trim(), qualifier };
  }
  return null;
}
