import { useLingui } from "@lingui/react";
import type { ApplicationStatus } from "@orbita/contract";
import { useQuery } from "@tanstack/react-query";
import { stateNames } from "./state-names.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { stagesQuery } from "./candidate-queries.ts";

/** Stage names: the Space's own name, or the default. */
export function useStageNames() {
  const { i18n } = useLingui();
  const space = useActingSpace();
  const { data } = useQuery(stagesQuery(space.id));
  const own = (status: ApplicationStatus): string | undefined =>
    data?.labels.find((label) => label.status === status)?.[i18n.locale === "it" ? "it" : "en"];
  return {
    nameOf: (status: ApplicationStatus): string => own(status) ?? i18n._(stateNames[status]),
    hasOwn: (status: ApplicationStatus): boolean => own(status) !== undefined,
  };
}
