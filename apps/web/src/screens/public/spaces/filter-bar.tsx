import { Trans, useLingui } from "@lingui/react/macro";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { Link } from "@tanstack/react-router";
import { filterGroups } from "./filter-options.ts";
import { FilterMenu } from "./filter-menu.tsx";
import type { SpaceFacets } from "./find-spaces.ts";
import type { SpaceFilterLabels } from "./load-spaces.ts";
import { distances, countSpaceFilters, changeSpacesSearch, type SpacesSearch } from "./spaces-search.ts";
import styles from "./filters.module.css";

export type FilterProps = { search: SpacesSearch; facets: SpaceFacets; names: SpaceFilterLabels };

/** The filters beside the search field, on wide screens. */
export function FilterBar({ search, facets, names }: FilterProps) {
  const { t, i18n } = useLingui();
  return (
    <div role="group" aria-label={t`Filters`} className={styles.bar}>
      {search.near && <Distance search={search} />}
      {filterGroups(i18n, search, facets, names).map(({ name, title, all, chosen, options }) => (
        <FilterMenu
          key={name}
          title={title}
          shown={chosen?.label ?? title}
          on={chosen !== null}
          choices={[
            { key: "", label: all, chosen: chosen === null, to: changeSpacesSearch(search, { [name]: undefined }) },
            ...options.map((option) => ({
              key: option.value,
              label: option.label,
              count: option.count,
              chosen: option.value === chosen?.value,
              to: changeSpacesSearch(search, { [name]: option.value }),
            })),
          ]}
        />
      ))}
      <Switches search={search} facets={facets} />
      {(countSpaceFilters(search) > 0 || search.q) && (
        <Link to="/spaces" className={styles.clear} activeProps={{}} resetScroll={false}>
          <Trans>Remove all filters</Trans>
        </Link>
      )}
    </div>
  );
}

function Distance({ search }: { search: SpacesSearch }) {
  const { t } = useLingui();
  const { km } = search;
  return (
    <FilterMenu
      title={t`Distance`}
      shown={t`Within ${km} km`}
      on
      choices={distances.map((distance) => ({
        key: String(distance),
        label: t`Within ${distance} km`,
        chosen: distance === km,
        to: changeSpacesSearch(search, { km: distance }),
      }))}
    />
  );
}

/** The filters with two states. Each is a link that turns its filter on or off. */
export function Switches({ search, facets }: Pick<FilterProps, "search" | "facets">) {
  const { t } = useLingui();
  const agencies = facets.type.some(({ value }) => value === "agency") || search.type === "agency";
  const hiring = t`Hiring now`;
  const agency = t`Agencies`;
  return (
    <>
      <Chip
        on={search.hiring}
        removable={search.hiring}
        label={search.hiring ? t`Remove filter “${hiring}”` : undefined}
        link={
          <Link
            to="/spaces"
            search={changeSpacesSearch(search, { hiring: search.hiring ? undefined : true })}
            activeProps={{}}
            resetScroll={false}
          />
        }
      >
        {hiring}
      </Chip>
      {agencies && (
        <Chip
          on={search.type === "agency"}
          removable={search.type === "agency"}
          label={search.type === "agency" ? t`Remove filter “${agency}”` : undefined}
          link={
            <Link
              to="/spaces"
              search={changeSpacesSearch(search, { type: search.type === "agency" ? undefined : "agency" })}
              activeProps={{}}
              resetScroll={false}
            />
          }
        >
          {agency}
        </Chip>
      )}
    </>
  );
}
