import { useLingui } from "@lingui/react/macro";
import type { ApplicationCard } from "@orbita/contract";

type CandidateIdentity = Pick<ApplicationCard, "name" | "code">;

/** The displayed name of an application: the person's name, or the application's code while the first stage is blind. */
export function useCandidateName() {
  const { t } = useLingui();
  return {
    nameOf: ({ name, code }: CandidateIdentity): string => name ?? t`Application ${code}`,
    /** The first name, for use inside a sentence; for a blind application its code. */
    callName: ({ name, code }: CandidateIdentity): string => name?.split(" ")[0] ?? t`Application ${code}`,
  };
}
