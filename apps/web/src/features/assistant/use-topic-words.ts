import { useLingui } from "@lingui/react/macro";
import type { AssistantAbout } from "@orbita/contract";

type TopicLabels = { title: string; subtitle: string; placeholder: string };

/** Texts of the drawer for one CV, a shortlist or a job post. */
export function useTopicWords(about: AssistantAbout): TopicLabels {
  const { t } = useLingui();
  if (about === "shortlist")
    return {
      title: t`Ask this list`,
      subtitle: t`An AI answers, only with the lines of these CVs. It compares and does not rank.`,
      placeholder: t`Ask something about this list`,
    };
  if (about === "jobPost")
    return {
      title: t`Ask the applications`,
      subtitle: t`An AI answers, only with the lines of these CVs. It compares and does not rank.`,
      placeholder: t`Ask something about the applications`,
    };
  return {
    title: t`Ask the CV`,
    subtitle: t`An AI answers, only with the lines of this CV. It does not judge.`,
    placeholder: t`Ask something about the CV`,
  };
}

export const isAboutMany = (about: AssistantAbout): boolean => about === "shortlist" || about === "jobPost";
