import { linesOf, plainOf, type Statement } from "../../evidence/index.ts";
import type { LexiconEntry } from "../../talent-search/index.ts";
import type { Qualifier } from "./qualifier-words.ts";
import type { Question } from "./question.ts";
import { nearly, said, type Finding, type Reading } from "./reading.ts";
import { distinctLines, everySkill, oneSkill, placeOf, showing, shownNameIn, skillUse } from "./skills.ts";
import { both } from "./wording.ts";

const isShownBy =
  ({ shown }: Qualifier) =>
  ({ section, text }: Statement): boolean =>
    section === "experience" && (shown === null || shown.test(plainOf(text).low));

function oneQualified(reading: Reading, asked: LexiconEntry, qualifier: Qualifier): Finding {
  const use = skillUse(reading, asked);
  const mentions = showing(use);
  if (mentions.length === 0) return { ...oneSkill(reading, asked), isSaid: false };
  const work = distinctLines(linesOf(mentions.filter(isShownBy(qualifier))));
  const name = (language: "it" | "en") => shownNameIn(use, asked, language);
  if (work.length > 0)
    return said(
      reading,
      both((language) =>
        language === "it"
          ? `Sì, una riga del CV parla di ${name(language)} ${qualifier.it}.`
          : `Yes, a line of the CV speaks of ${name(language)} ${qualifier.en}.`,
      ),
      work,
    );
  const lines = distinctLines(linesOf(mentions)).slice(0, 1);
  return nearly(
    reading,
    both((language) =>
      language === "it"
        ? `Il CV cita ${name(language)}${placeOf(lines, language)}; non dice che l’uso sia stato ${qualifier.it}.`
        : `The CV mentions ${name(language)}${placeOf(lines, language)}; it does not say that it was used ${qualifier.en}.`,
    ),
    lines,
  );
}

/** "Ha usato Kubernetes in produzione?": yes only if one job line says both. */
export const qualifiedSkills = (reading: Reading, question: Question, qualifier: Qualifier): Finding =>
  everySkill(reading, question, (one, asked) => oneQualified(one, asked, qualifier));
