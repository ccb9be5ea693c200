import { useLingui } from "@lingui/react/macro";
import type { Resume } from "@orbita/contract";
import type { MissingContent, MissingKind } from "./missing.ts";

type ResumeHintLabels = { what: string; why: string; act: string };

/** The texts of a hint: what is missing, why it would help, and the button's label. A hint is an offer, so its tone is calm. */
export function useMissingLabels(): (missing: MissingContent, resume: Resume) => ResumeHintLabels {
  const { t } = useLingui();
  return ({ kind, entry }, resume) => {
    const job = resume.experience.find(({ id }) => id === entry);
    const name = job ? job.title || job.company : "";
    const all: Record<MissingKind, ResumeHintLabels> = {
      headline: {
        what: t`Your headline is missing.`,
        why: t`Your headline is shown next to your name everywhere.`,
        act: t`Add`,
      },
      summary: {
        what: t`Your summary is missing.`,
        why: t`People who read a lot of CVs start with the summary.`,
        act: t`Add`,
      },
      experience: {
        what: t`No experience yet.`,
        why: t`We compare job requirements with your experience, line by line.`,
        act: t`Add`,
      },
      experienceDates: {
        what: t`“${name}” is missing a date.`,
        why: t`Without this date, people can’t tell how long you worked there.`,
        act: t`Add dates`,
      },
      experienceTasks: {
        what: t`“${name}” doesn’t say what you did.`,
        why: t`We look for evidence in these lines.`,
        act: t`Add tasks`,
      },
      technicalSkills: {
        what: t`No technical skills yet.`,
        why: t`People search for skills by name.`,
        act: t`Add`,
      },
      skillLevels: {
        what: t`Some skills have no level.`,
        why: t`If you state the level, no one will have to ask.`,
        act: t`Add level`,
      },
      education: {
        what: t`No education yet.`,
        why: t`Some professions require a degree or diploma by law.`,
        act: t`Add`,
      },
      languages: {
        what: t`No languages yet.`,
        why: t`Many jobs ask for a language and a level.`,
        act: t`Add`,
      },
      languageLevels: {
        what: t`One of your languages has no level.`,
        why: t`Without the level, we can’t compare your CV with a job that asks for B2.`,
        act: t`Add level`,
      },
      contacts: {
        what: t`No contact details yet.`,
        why: t`We’ll send them only to the Spaces you apply to, unless you choose to show them.`,
        act: t`Add contact details`,
      },
    };
    return all[kind];
  };
}
