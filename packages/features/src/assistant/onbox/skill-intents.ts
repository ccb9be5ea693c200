import type { LexiconEntry } from "../../lexicon/index.ts";
import type { QuoteLine } from "../lines.ts";
import type { ParsedQuestion } from "./question.ts";
import { qualifiedSkills } from "./qualifiers.ts";
import { statementFinding, type ResumeFinding, type PreparedResume } from "./reading.ts";
import { findLinesWith, searchLines } from "./search-lines.ts";
import { everySkill, levelOfSkill, oneSkill, showing, skillUse, findSkillUse } from "./skills.ts";

/**
 * Words that add no condition to a question about a skill, because they only say that the skill was used somewhere. Words about
 * how it was used are qualifiers.
 */
const around =
  /^(?:produzione|production|progett[oi]|projects?|ambient[ei]|environments?|aziendal[ei]|aziend[ae]|quotidian\p{L}*|daily|ultim[io]|recent\p{L}*|contest[oi]|context|team|modo|way|clienti|soluzioni|sistem[ai]|systems?|piattaform[ae]|linguaggi[oa]?|languages?|framework|tecnologi[ae]|technolog\p{L}+|strument[oi]|tools?|software|programm[ai]|programm(?:ing|azione)|sviluppo|development|coding|database|librer\p{L}+)$/u;

function one({ cues }: ParsedQuestion): (reading: PreparedResume, asked: LexiconEntry) => ResumeFinding {
  if (cues.has("level")) return levelOfSkill;
  if (cues.has("where")) return findSkillUse;
  return (reading, asked) => oneSkill(reading, asked, !cues.has("which"));
}

/** CV lines that show the skill, under any of its names, and also contain the other words of the question. */
function linesWithBoth(reading: PreparedResume, { skills }: ParsedQuestion, more: readonly string[]): QuoteLine[] {
  const shown = new Set(
    skills
      .flatMap((skill) => showing(skillUse(reading, skill)))
      .map(({ section, itemId, text }) => `${section} ${itemId} ${text}`),
  );
  return findLinesWith(reading, more).flatMap(
    ({
      line: {
        quote: { subject: _subject, ...line },
      },
      voice,
    }) => (voice === "has" && shown.has(`${line.section} ${line.itemId} ${line.text}`) ? [line] : []),
  );
}

/** Answers a question that names skills. If it contains further words, they must be in the same line as the skill. */
export function namedSkills(reading: PreparedResume, question: ParsedQuestion): ResumeFinding {
  const more = question.rest.filter((word) => !around.test(word));
  // CVs often mention a driving licence in a line instead of the list of skills, so the lines are searched too.
  if (question.skills.some(({ id }) => id === "kind:licences")) {
    const told = everySkill(reading, question, one(question));
    return told.isSaid ? told : searchLines(reading, ["patente"]);
  }
  if (question.qualifier && more.length === 0) return qualifiedSkills(reading, question, question.qualifier);
  if (more.length === 0) return everySkill(reading, question, one(question));
  const lines = linesWithBoth(reading, question, more).slice(0, 3);
  if (lines.length > 0)
    return statementFinding(reading, { it: "Sì, il CV lo dice.", en: "Yes, the CV says so." }, lines);
  const found = searchLines(reading, question.content);
  return found.isSaid ? found : { ...everySkill(reading, question, oneSkill), isSaid: false };
}
