import { useLingui } from "@lingui/react/macro";
import { FilterMenu as Choices, type FilterMenuProps } from "@orbita/ui/patterns/filter-menu.tsx";
import { Link } from "@tanstack/react-router";
import { formatCount } from "~/shell/format/format.ts";
import type { SpacesSearch } from "./spaces-search.ts";

type FilterMenuChoice = {
  key: string;
  label: string;
  count?: number | undefined;
  chosen: boolean;
  to: Partial<SpacesSearch>;
};

/** The choices of a filter as links to the directory. */
export function FilterMenu({
  choices,
  ...menu
}: Omit<FilterMenuProps, "choices"> & { choices: readonly FilterMenuChoice[] }) {
  const { i18n } = useLingui();
  return (
    <Choices
      {...menu}
      choices={choices.map(({ to, count, ...choice }) => ({
        ...choice,
        count: count === undefined ? undefined : formatCount(i18n.locale, count),
        link: <Link to="/spaces" search={to} activeProps={{}} resetScroll={false} />,
      }))}
    />
  );
}
