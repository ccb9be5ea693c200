import { useLingui } from "@lingui/react/macro";
import type { AssistantSubjectKind } from "@orbita/contract";

type TopicLabels = { title: string; subtitle: string; placeholder: string };

/** Title, subtitle and placeholder of the assistant's drawer, which differ for a CV, a shortlist and a job post. */
export function useTopicLabels(about: AssistantSubjectKind): TopicLabels {
  const { t } = useLingui();
  if (about === "shortlist")
    return {
      title: t`Ask about this list`,
      subtitle: t`An AI answers, using only lines from these CVs. It compares people but doesn’t rank them.`,
      placeholder: t`Ask a question about this list`,
    };
  if (about === "jobPost")
    return {
      title: t`Ask about applications`,
      subtitle: t`An AI answers, using only lines from these CVs. It compares people but doesn’t rank them.`,
      placeholder: t`Ask a question about the applications`,
    };
  return {
    title: t`Ask about the CV`,
    subtitle: t`An AI answers, using only lines from this CV. It doesn’t judge.`,
    placeholder: t`Ask a question about the CV`,
  };
}

export const isAboutMany = (about: AssistantSubjectKind): boolean => about === "shortlist" || about === "jobPost";
