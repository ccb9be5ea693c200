import type { LexiconEntry } from "../../talent-search/index.ts";
import type { QuoteLine } from "../lines.ts";
import type { Question } from "./question.ts";
import { qualifiedSkills } from "./qualifiers.ts";
import { said, type Finding, type Reading } from "./reading.ts";
import { linesWith, searchLines } from "./search-lines.ts";
import { everySkill, levelOfSkill, oneSkill, showing, skillUse, whereUsed } from "./skills.ts";

/** Beside a skill, these words add no condition: the skill was used somewhere. Words about how it was used are qualifiers. */
const around =
  /^(?:produzione|production|progett[oi]|projects?|ambient[ei]|environments?|aziendal[ei]|aziend[ae]|quotidian\p{L}*|daily|ultim[io]|recent\p{L}*|contest[oi]|context|team|modo|way|clienti|soluzioni|sistem[ai]|systems?|piattaform[ae]|linguaggi[oa]?|languages?|framework|tecnologi[ae]|technolog\p{L}+|strument[oi]|tools?|software|programm[ai]|programm(?:ing|azione)|sviluppo|development|coding|database|librer\p{L}+)$/u;

function one({ cues }: Question): (reading: Reading, asked: LexiconEntry) => Finding {
  if (cues.has("level")) return levelOfSkill;
  if (cues.has("where")) return whereUsed;
  return (reading, asked) => oneSkill(reading, asked, !cues.has("which"));
}

/** Lines that show the skill under any name and also contain the other words. */
function linesWithBoth(reading: Reading, { skills }: Question, more: readonly string[]): QuoteLine[] {
  const shown = new Set(
    skills
      .flatMap((skill) => showing(skillUse(reading, skill)))
      .map(({ section, itemId, text }) => `${section} ${itemId} ${text}`),
  );
  return linesWith(reading, more).flatMap(
    ({
      line: {
        quote: { subject: _subject, ...line },
      },
      voice,
    }) => (voice === "has" && shown.has(`${line.section} ${line.itemId} ${line.text}`) ? [line] : []),
  );
}

/** A skill, perhaps with more words: those must be in the same line. */
export function namedSkills(reading: Reading, question: Question): Finding {
  const more = question.rest.filter((word) => !around.test(word));
  // A driving licence is as often in a line as among the skills.
  if (question.skills.some(({ id }) => id === "kind:licences")) {
    const told = everySkill(reading, question, one(question));
    return told.isSaid ? told : searchLines(reading, ["patente"]);
  }
  if (question.qualifier && more.length === 0) return qualifiedSkills(reading, question, question.qualifier);
  if (more.length === 0) return everySkill(reading, question, one(question));
  const lines = linesWithBoth(reading, question, more).slice(0, 3);
  if (lines.length > 0) return said(reading, { it: "Sì, il CV lo dice.", en: "Yes, the CV says so." }, lines);
  const found = searchLines(reading, question.content);
  return found.isSaid ? found : { ...everySkill(reading, question, oneSkill), isSaid: false };
}
