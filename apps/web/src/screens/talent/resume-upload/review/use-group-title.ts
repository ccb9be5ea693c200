import { useLingui } from "@lingui/react/macro";
import type { Proposal } from "@orbita/contract/resume-uploads/proposal";
import type { ProposalGroup } from "./groups.ts";
import { useReview } from "./review-context.ts";

/** The title of a group: the entry's company or degree, or the name of a section without entries. */
export function useGroupTitle({ section, entry }: ProposalGroup): string {
  const { t } = useLingui();
  const { reading } = useReview();
  const sections = useSectionLabels();
  if (entry === null) return sections[section];
  if (section === "experience") {
    const read = reading.resume.experience[entry];
    return read?.company?.value ?? read?.title?.value ?? t`Experience`;
  }
  const read = reading.resume.education[entry];
  return read?.degreeTitle?.value ?? read?.institution?.value ?? t`Education`;
}

export function useSectionLabels(): Record<Proposal["section"], string> {
  const { t } = useLingui();
  return {
    person: t`Contact details and headline`,
    summary: t`Summary`,
    experience: t`Experience`,
    education: t`Education`,
    technicalSkills: t`Technical skills`,
    softSkills: t`Soft skills`,
    languages: t`Languages`,
    certifications: t`Certifications`,
    courses: t`Courses`,
    interests: t`Interests`,
  };
}
