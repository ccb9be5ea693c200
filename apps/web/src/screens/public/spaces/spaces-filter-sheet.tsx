import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { FilterChip, FilterGroup } from "@orbita/ui/patterns/filter-group.tsx";
import { FilterSheet as Sheet, type SheetButtonProps } from "@orbita/ui/patterns/filter-sheet.tsx";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { formatCount } from "~/shell/format/format.ts";
import { Switches, type FilterProps } from "./filter-bar.tsx";
import { filterGroups } from "./filter-options.ts";
import { distances, countSpaceFilters, changeSpacesSearch, type SpacesSearch } from "./spaces-search.ts";
import styles from "./filters.module.css";

const linkTo = (search: Partial<SpacesSearch>) => (
  <Link to="/spaces" search={search} activeProps={{}} resetScroll={false} />
);

const sheetButton = (count: number) =>
  function trigger(button: SheetButtonProps) {
    return (
      <Button block icon={IconAdjustmentsHorizontal} {...button}>
        {count > 0 ? (
          <Plural value={count} one="Filters, # active" other="Filters, # active" />
        ) : (
          <Trans>Filters</Trans>
        )}
      </Button>
    );
  };

/** The filters of the directory in a bottom sheet, on phones. */
export function SpacesFilterSheet({ search, facets, names, total }: FilterProps & { total: number }) {
  const { t, i18n } = useLingui();
  const count = countSpaceFilters(search);
  return (
    <div className={styles.phone}>
      <Sheet
        title={t`Filters`}
        closeLabel={t`Close`}
        trigger={sheetButton(count)}
        result={<Plural value={total} _0="No matching Spaces" one="Show # Space" other="Show # Spaces" />}
      >
        <div className={styles.chips}>
          <Switches search={search} facets={facets} />
        </div>
        {search.near && <Distances search={search} />}
        {filterGroups(i18n, search, facets, names).map(({ name, title, chosen, options }) => (
          <FilterGroup key={name} title={title}>
            {options.map((option) => {
              const on = option.value === chosen?.value;
              return (
                <FilterChip
                  key={option.value}
                  on={on}
                  count={formatCount(i18n.locale, option.count)}
                  link={linkTo(changeSpacesSearch(search, { [name]: on ? undefined : option.value }))}
                >
                  {option.label}
                </FilterChip>
              );
            })}
          </FilterGroup>
        ))}
      </Sheet>
    </div>
  );
}

function Distances({ search }: { search: SpacesSearch }) {
  const { t } = useLingui();
  return (
    <FilterGroup title={t`Distance`}>
      {distances.map((distance) => (
        <FilterChip
          key={distance}
          on={distance === search.km}
          stays
          link={linkTo(changeSpacesSearch(search, { km: distance }))}
        >
          {t`Within ${distance} km`}
        </FilterChip>
      ))}
    </FilterGroup>
  );
}
