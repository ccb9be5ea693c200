import { useLingui } from "@lingui/react/macro";
import type { ApplicationCard } from "@orbita/contract";

type Named = Pick<ApplicationCard, "name" | "code">;

/** What an application goes by: the person's name, or its code while the first stage is blind. */
export function useCandidateName() {
  const { t } = useLingui();
  return {
    nameOf: ({ name, code }: Named): string => name ?? t`Application ${code}`,
    /** Inside a sentence: the first name alone. */
    callName: ({ name, code }: Named): string => name?.split(" ")[0] ?? t`Application ${code}`,
  };
}
