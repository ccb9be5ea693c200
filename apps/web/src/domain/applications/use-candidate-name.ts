import { useLingui } from "@lingui/react/macro";
import type { ApplicationCard } from "@orbita/contract";

type CandidateIdentity = Pick<ApplicationCard, "name" | "code">;

/** The name to show for a candidate: the person's name, or the application's code while the application is blind. */
export function useCandidateName() {
  const { t } = useLingui();
  return {
    nameOf: ({ name, code }: CandidateIdentity): string => name ?? t`Application ${code}`,
    /** The name to use inside a sentence: the first name, or the code of a blind application. */
    callName: ({ name, code }: CandidateIdentity): string => name?.split(" ")[0] ?? t`Application ${code}`,
  };
}
