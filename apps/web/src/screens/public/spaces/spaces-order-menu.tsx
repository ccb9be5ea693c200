import { useLingui } from "@lingui/react/macro";
import { FilterMenu } from "./filter-menu.tsx";
import { orders, changeSpacesSearch, type SpacesSearch } from "./spaces-search.ts";

/** Menu of the sort order, shown above the list. */
export function SpacesOrderMenu({ search }: { search: SpacesSearch }) {
  const { t } = useLingui();
  const names = { jobs: t`Most open jobs`, newest: t`Newest`, name: t`By name` };
  const current = search.order ?? "jobs";
  return (
    <FilterMenu
      title={t`Sort`}
      shown={names[current]}
      on={false}
      plain
      align="end"
      choices={orders.map((order) => ({
        key: order,
        label: names[order],
        chosen: order === current,
        to: changeSpacesSearch(search, { order: order === "jobs" ? undefined : order }),
      }))}
    />
  );
}
