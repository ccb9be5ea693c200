import { plainText } from "../../evidence/index.ts";
import { cityLine, interestLines, skillLine, wishLines } from "../lines.ts";
import type { ParsedQuestion } from "./question.ts";
import { notSaid, statementFinding, type ResumeFinding, type PreparedResume } from "./reading.ts";
import { inBothLanguages, listIn } from "./wording.ts";

/** Answers with the city of residence in the resume. If the question names a city, also says whether it is the same. */
export function cityOf(reading: PreparedResume, { content }: Pick<ParsedQuestion, "content">): ResumeFinding {
  const line = cityLine(reading.subject.resume);
  if (line && content.length > 0) {
    const words = new Set(plainText(line.text).low.match(/\p{L}+/gu));
    const is = content.every((word) => words.has(word));
    return statementFinding(
      reading,
      { it: `${is ? "Sì" : "No"}, il CV indica ${line.text}.`, en: `${is ? "Yes" : "No"}, the CV says ${line.text}.` },
      [line],
    );
  }
  return line
    ? statementFinding(reading, { it: `Il CV indica ${line.text}.`, en: `The CV says ${line.text}.` }, [line])
    : notSaid;
}

export function wishesOf(reading: PreparedResume): ResumeFinding {
  const lines = wishLines(reading.subject.resume);
  return statementFinding(
    reading,
    {
      it: `Il CV dice che cerca: ${lines.map(({ text }) => text).join("; ")}.`,
      en: `The CV says what is looked for: ${lines.map(({ text }) => text).join("; ")}.`,
    },
    lines,
  );
}

export function interestsOf(reading: PreparedResume): ResumeFinding {
  const lines = interestLines(reading.subject.resume);
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const list = listIn(
        lines.map(({ text }) => text),
        language,
      );
      return language === "it" ? `Gli interessi nel CV: ${list}.` : `The interests in the CV: ${list}.`;
    }),
    lines,
  );
}

export function skillsOf(
  reading: PreparedResume,
  sections: readonly ("technicalSkills" | "softSkills")[],
): ResumeFinding {
  const { resume } = reading.subject;
  const tags = sections.flatMap((section) => (resume[section] ?? []).map((tag) => ({ section, tag })));
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const list = listIn(
        tags.map(({ tag }) => tag.name.trim()),
        language,
      );
      return language === "it" ? `Il CV elenca: ${list}.` : `The CV lists: ${list}.`;
    }),
    tags.map(({ section, tag }) => skillLine(section, tag)),
  );
}
