import type { Resume, ServerLanguage } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { statementsOf } from "../evidence/index.ts";
import { textLanguage } from "../kernel/text-language.ts";
import { occupationSkillsIn } from "../lexicon/index.ts";
import { findSkillCodes } from "../resumes/index.ts";
import { loadCvReading } from "./cv-reading.ts";
import { suggestFor, type MadeSuggestions } from "./suggest.ts";

/** The language that a CV is written in; `otherwise` if it cannot be detected. */
export const languageOf = (resume: Resume, otherwise: ServerLanguage): ServerLanguage =>
  textLanguage(
    statementsOf(resume)
      .map(({ text }) => text)
      .join("\n"),
  ) ?? otherwise;

/** Makes the suggestions for a resume with our own rules. */
export async function makeSuggestions(
  db: Db,
  resume: Resume,
  { language, now }: { language: ServerLanguage; now: Date },
): Promise<MadeSuggestions> {
  const cv = await loadCvReading(db, resume, now);
  const codes = await findSkillCodes(
    db,
    cv.skills.map(({ id }) => id),
  );
  return suggestFor(cv, { language, skillsOf: await occupationSkillsIn(cv.lexicon), codes });
}
