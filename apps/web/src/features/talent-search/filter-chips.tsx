import { useLingui } from "@lingui/react/macro";
import { Chip } from "@orbita/ui/base/chip.tsx";
import type { ActiveFilter } from "./active-filters.ts";
import type { Talents } from "./use-talents.tsx";

/** The active filters as removable chips. */
export function FilterChips({ filters, talents }: { filters: readonly ActiveFilter[]; talents: Talents }) {
  const { t } = useLingui();
  return filters.map(({ key, words, without }) => (
    <Chip key={key} on removable label={t`Remove ${words}`} link={talents.linkTo(without)}>
      <bdi>{words}</bdi>
    </Chip>
  ));
}
