import type { AssistantStatement, Evidence, EvidenceLine } from "@orbita/contract";
import { certificateLine, languageLine, studyLine, type QuoteLine } from "../lines.ts";
import { yearsText } from "./wording.ts";
import { notSaid, statement, type ResumeFinding, type PreparedResume } from "./reading.ts";

/**
 * Converts a line of the evidence to the form in which answers quote it: languages and headings of entries have their own format.
 */
function asLine({ subject: { resume }, language }: PreparedResume, line: EvidenceLine): QuoteLine {
  const spoken = line.section === "languages" && resume.languages?.find(({ id }) => id === line.itemId);
  if (spoken) return languageLine(spoken, language);
  const certificate = line.section === "certifications" && resume.certifications?.find(({ id }) => id === line.itemId);
  if (certificate && certificate.name.trim() !== line.text) return certificateLine(certificate);
  const study = line.section === "education" && resume.education?.find(({ id }) => id === line.itemId);
  return study ? studyLine(study) : line;
}

const wantedIn = ({ requirement: { label, level, minYears } }: Evidence, language: "it" | "en"): string => {
  const years =
    minYears === null
      ? ""
      : language === "it"
        ? `, almeno ${minYears} ${minYears === 1 ? "anno" : "anni"}`
        : `, at least ${minYears} ${minYears === 1 ? "year" : "years"}`;
  return `${label[language]}${level ? ` ${level}` : ""}${years}`;
};

function judged(reading: PreparedResume, evidence: Evidence): AssistantStatement {
  const { verdict, found, by, years, lines } = evidence;
  const words = (language: "it" | "en"): string => {
    const wanted = wantedIn(evidence, language);
    const sum = (total: string) =>
      language === "it" ? ` (${total} in tutti i lavori che ne parlano)` : ` (${total} in all jobs that mention it)`;
    const told = found
      ? ` (${found[language]})`
      : years !== null && evidence.requirement.minYears !== null
        ? sum(yearsText(years, language))
        : "";
    if (verdict === "met")
      return language === "it" ? `${wanted}: il CV lo dice${told}.` : `${wanted}: the CV says so${told}.`;
    if (verdict === "related" && by === "related")
      return language === "it"
        ? `${wanted}: solo qualcosa di collegato${told}.`
        : `${wanted}: only something related${told}.`;
    if (verdict === "related")
      return language === "it"
        ? `${wanted}: il CV ne parla, ma non lo dice per intero.`
        : `${wanted}: the CV mentions it, but does not say all of it.`;
    return language === "it" ? `${wanted}: il CV dice altro${told}.` : `${wanted}: the CV says otherwise${told}.`;
  };
  return statement(
    reading,
    { it: words("it"), en: words("en") },
    lines.map((line) => asLine(reading, line)),
  );
}

/**
 * Answers how the person fits the post, with one statement per requirement and without a sum or score. Requirements that the
 * resume does not mention are returned in `unsaid`.
 */
export function jobFitOf(reading: PreparedResume): ResumeFinding & { readonly unsaid: readonly string[] } {
  const { subject, language } = reading;
  const all = subject.evidence ?? [];
  const told = all
    .filter(({ verdict, lines }) => verdict !== "unknown" && lines.length > 0)
    .map((one) => judged(reading, one));
  const unsaid = all
    .filter(({ verdict, lines }) => verdict === "unknown" || lines.length === 0)
    .map((one) => wantedIn(one, language));
  return told.length === 0
    ? { ...notSaid, unsaid }
    : { isSaid: true, statements: told.filter(({ quotes }) => quotes.length > 0), unsaid };
}
