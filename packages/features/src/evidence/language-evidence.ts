import type { Evidence, EvidenceLine, Requirement, Resume } from "@orbita/contract";
import { plainText } from "./words.ts";

const levels = ["A1", "A2", "B1", "B2", "C1", "C2"];
/** The rank of native speakers, above every language level. */
const nativeLevel = levels.length;

/** Names of certificates that prove a language without naming it, by language. */
const certificates: Readonly<Record<string, RegExp>> = {
  language_en:
    /\b(?:ielts|toefl|toeic|cambridge|first certificate|fce|cae|cpe|pet|trinity|gese|bec|esol|linguaskill|pearson|pte|b2 first|c1 advanced)\b/,
  language_fr: /\b(?:delf|dalf|tcf)\b/,
  language_de: /\b(?:goethe|testdaf|osd|telc deutsch|dsh)\b/,
  language_es: /\b(?:dele|siele|cervantes)\b/,
  language_it: /\b(?:cils|celi|plida|dante alighieri)\b/,
  language_zh: /\bhsk\b/,
  language_ja: /\b(?:jlpt|noken)\b/,
  language_ru: /\b(?:torfl|trki)\b/,
  language_pt: /\b(?:celpe|caple)\b/,
};

type LanguageItem = Resume["languages"][number];

const heightOf = ({ native, level }: LanguageItem): number =>
  native ? nativeLevel : level === null ? -1 : levels.indexOf(level);
const wordsOf = ({ native, level }: LanguageItem): { it: string; en: string } | null =>
  native ? { it: "madrelingua", en: "native" } : level === null ? null : { it: level, en: level };

/**
 * The line to quote for a language. A language has no sentence, so the line is the entry's label and level, as the resume shows
 * them.
 */
const lineOf = (entry: LanguageItem): EvidenceLine => ({
  text: [entry.label.it, wordsOf(entry)?.it].filter(Boolean).join(" "),
  section: "languages",
  itemId: entry.id,
  at: null,
  start: null,
  end: null,
  isCurrent: false,
});

/**
 * Finds the certificate that proves a language: either its name implies the language, such as IELTS for English, or its title
 * names it, such as "Certificato di inglese".
 */
function certificateOf({ id, label }: Requirement, { certifications }: Pick<Resume, "certifications">): EvidenceLine[] {
  const names = [label.it, label.en].map((name) => plainText(name.replace(/\s*\(.*$/, "")).low);
  return certifications
    .filter(({ name, issuer }) => {
      const text = plainText(`${name} ${issuer ?? ""}`).low;
      return certificates[id]?.test(text) || text.split(/[^\p{L}]+/u).some((word) => names.includes(word));
    })
    .map(({ id: itemId, name, issuer, start, end }): EvidenceLine => ({
      text: name.trim(),
      section: "certifications",
      itemId,
      at: issuer,
      start,
      end,
      isCurrent: false,
    }))
    .toSorted(
      (one, other) =>
        ((one.start ?? "") === (other.start ?? "") ? 0 : (one.start ?? "") > (other.start ?? "") ? -1 : 1) ||
        (one.text < other.text ? -1 : 1),
    )
    .slice(0, 1);
}

export function languageEvidence(
  requirement: Requirement,
  resume: Pick<Resume, "languages" | "certifications">,
): Evidence {
  const entries = resume.languages
    .filter(({ code }) => code === requirement.id)
    .toSorted((one, other) => heightOf(other) - heightOf(one) || (one.id < other.id ? -1 : 1));
  const certificate = certificateOf(requirement, resume);
  const best = entries[0];
  const unknown: Evidence = { requirement, verdict: "unknown", lines: certificate, by: null, found: null, years: null };
  if (!best) return certificate.length > 0 ? { ...unknown, verdict: "related" } : unknown;
  const said: Evidence = { ...unknown, verdict: "related", lines: [lineOf(best), ...certificate], by: "same" };
  if (requirement.level === null) return { ...said, verdict: "met" };
  if (heightOf(best) === -1) return said;
  return heightOf(best) >= levels.indexOf(requirement.level)
    ? { ...said, verdict: "met" }
    : { ...said, verdict: "notMet", found: wordsOf(best) };
}
