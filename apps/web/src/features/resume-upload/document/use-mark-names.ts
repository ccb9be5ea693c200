import { useLingui } from "@lingui/react/macro";
import { useReview } from "../review/review-context.ts";
import { useFieldWords } from "../review/use-field-words.ts";

/** The accessible name of a mark: the field with its value, or the unplaced text. */
export function useMarkNames(): (path: string) => string {
  const { t } = useLingui();
  const { proposals, reading } = useReview();
  const words = useFieldWords();
  return (path) => {
    const proposal = proposals.find((one) => one.path === path);
    if (proposal) return `${words.label(proposal)}: ${words.value(proposal, proposal.value)}`;
    const text = reading.unplaced[Number(path.split(".")[1])]?.text ?? "";
    return t`Unplaced: ${text}`;
  };
}
