import { statementLines, plainText, type ResumeStatement } from "../../evidence/index.ts";
import type { LexiconEntry } from "../../lexicon/index.ts";
import type { QualifierRule } from "./qualifier-words.ts";
import type { ParsedQuestion } from "./question.ts";
import { nearly, statementFinding, type ResumeFinding, type PreparedResume } from "./reading.ts";
import { distinctLines, everySkill, oneSkill, placeOf, showing, shownNameIn, skillUse } from "./skills.ts";
import { inBothLanguages } from "./wording.ts";

const isShownBy =
  ({ shown }: QualifierRule) =>
  ({ section, text }: ResumeStatement): boolean =>
    section === "experience" && (shown === null || shown.test(plainText(text).low));

function oneQualified(reading: PreparedResume, asked: LexiconEntry, qualifier: QualifierRule): ResumeFinding {
  const use = skillUse(reading, asked);
  const mentions = showing(use);
  if (mentions.length === 0) return { ...oneSkill(reading, asked), isSaid: false };
  const work = distinctLines(statementLines(mentions.filter(isShownBy(qualifier))));
  const name = (language: "it" | "en") => shownNameIn(use, asked, language);
  if (work.length > 0)
    return statementFinding(
      reading,
      inBothLanguages((language) =>
        language === "it"
          ? `Sì, una riga del CV parla di ${name(language)} ${qualifier.it}.`
          : `Yes, a line of the CV speaks of ${name(language)} ${qualifier.en}.`,
      ),
      work,
    );
  const lines = distinctLines(statementLines(mentions)).slice(0, 1);
  return nearly(
    reading,
    inBothLanguages((language) =>
      language === "it"
        ? `Il CV cita ${name(language)}${placeOf(lines, language)}; non dice che l’uso sia stato ${qualifier.it}.`
        : `The CV mentions ${name(language)}${placeOf(lines, language)}; it does not say that it was used ${qualifier.en}.`,
    ),
    lines,
  );
}

/**
 * Answers a question such as "Ha usato Kubernetes in produzione?" The answer is yes only if a single line of a job mentions
 * both the skill and the way in which it was used.
 */
export const qualifiedSkills = (
  reading: PreparedResume,
  question: ParsedQuestion,
  qualifier: QualifierRule,
): ResumeFinding => everySkill(reading, question, (one, asked) => oneQualified(one, asked, qualifier));
