import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { HiddenFrom } from "@orbita/contract";

/** One line that lists what the talent hides from: the number of Spaces and the names of domains. */
export function useHiddenWords(): (from: readonly HiddenFrom[]) => string {
  const { t, i18n } = useLingui();
  return (from) => {
    const spaces = from.filter(({ kind }) => kind === "space").length;
    const names = from.filter(({ kind }) => kind === "domain").map(({ name }) => name);
    const domains = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(names);
    if (spaces === 0 && names.length === 0) return t`Hidden from nobody`;
    if (names.length === 0) return t`Hidden from ${plural(spaces, { one: "# Space", other: "# Spaces" })}`;
    if (spaces === 0) return t`Hidden from ${domains}`;
    return t`Hidden from ${plural(spaces, { one: "# Space", other: "# Spaces" })} and from ${domains}`;
  };
}
