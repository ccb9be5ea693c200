import { useLingui } from "@lingui/react/macro";
import type { Resume } from "@orbita/contract";
import type { Missing, MissingKind } from "./missing.ts";

type ResumeHintLabels = { what: string; why: string; act: string };

/** The texts of a hint: what is missing, why it would help, and the button's label. The tone is calm: the hint is an offer. */
export function useMissingWords(): (missing: Missing, resume: Resume) => ResumeHintLabels {
  const { t } = useLingui();
  return ({ kind, entry }, resume) => {
    const job = resume.experience.find(({ id }) => id === entry);
    const name = job ? job.title || job.company : "";
    const all: Record<MissingKind, ResumeHintLabels> = {
      headline: {
        what: t`A headline is missing.`,
        why: t`It is the line that stands beside your name everywhere.`,
        act: t`Write it`,
      },
      summary: {
        what: t`There is no summary.`,
        why: t`Who reads many resumes begins with it.`,
        act: t`Write it`,
      },
      experience: {
        what: t`No experience yet.`,
        why: t`It is what requirements are compared with, line by line.`,
        act: t`Add one`,
      },
      experienceDates: {
        what: t`“${name}” lacks a date.`,
        why: t`Without it nobody can tell how long you did it.`,
        act: t`Add the dates`,
      },
      experienceTasks: {
        what: t`“${name}” does not say what you did.`,
        why: t`Evidence is found in these lines.`,
        act: t`Write a line`,
      },
      technicalSkills: {
        what: t`No technical skills yet.`,
        why: t`Searches look for them by name.`,
        act: t`Add one`,
      },
      skillLevels: {
        what: t`Some skills have no level.`,
        why: t`Said in words, it spares a question.`,
        act: t`Say it`,
      },
      education: {
        what: t`No education yet.`,
        why: t`Some posts ask for a degree or a diploma by law.`,
        act: t`Add one`,
      },
      languages: {
        what: t`No languages yet.`,
        why: t`Many posts ask for one with its level.`,
        act: t`Add one`,
      },
      languageLevels: {
        what: t`A language has no level.`,
        why: t`A post that asks for B2 cannot be compared without it.`,
        act: t`Say it`,
      },
      contacts: {
        what: t`No contacts yet.`,
        why: t`They go only where you apply, unless you show them.`,
        act: t`Add them`,
      },
    };
    return all[kind];
  };
}
