import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { IconAdjustmentsHorizontal, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId, type ReactNode } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { Switches, type FilterProps } from "./filter-bar.tsx";
import { filterGroups } from "./filter-options.ts";
import { distances, filterCount, withChange, type SpacesSearch } from "./spaces-search.ts";
import styles from "./filters.module.css";

/** The same filters on a phone: a sheet whose button says the result. The browser opens and closes it, before any script too. */
export function FilterSheet({ search, facets, names, total }: FilterProps & { total: number }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const titleId = `${id}-title`;
  const closes = { popoverTarget: id, popoverTargetAction: "hide" } as const;
  const count = filterCount(search);
  return (
    <div className={styles.phone}>
      <Button block icon={IconAdjustmentsHorizontal} popoverTarget={id} aria-haspopup="dialog">
        {count > 0 ? (
          <Plural value={count} one="Filters, # in use" other="Filters, # in use" />
        ) : (
          <Trans>Filters</Trans>
        )}
      </Button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.sheet}
        onToggle={(event) => event.newState === "open" && event.currentTarget.focus()}
      >
        <div className={styles.sheetIn}>
          <div className={styles.sheetHead}>
            <Heading level={2} size="sm" id={titleId}>
              <Trans>Filters</Trans>
            </Heading>
            <IconButton icon={IconX} label={t`Close`} {...closes} />
          </div>
          <div className={styles.sheetBody}>
            <div className={styles.chips}>
              <Switches search={search} facets={facets} />
            </div>
            {search.near && <Distances search={search} />}
            {filterGroups(i18n, search, facets, names).map(({ name, title, chosen, options }) => (
              <Group key={name} title={title}>
                {options.map((option) => {
                  const on = option.value === chosen?.value;
                  return (
                    <Choice
                      key={option.value}
                      on={on}
                      to={withChange(search, { [name]: on ? undefined : option.value })}
                    >
                      {option.label}
                      <span className={styles.count}>{formatCount(i18n.locale, option.count)}</span>
                    </Choice>
                  );
                })}
              </Group>
            ))}
          </div>
          <div className={styles.sheetFoot}>
            <Button variant="primary" size="lg" block {...closes}>
              <Plural value={total} _0="No Spaces like this" one="Show # Space" other="Show # Spaces" />
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

function Distances({ search }: { search: SpacesSearch }) {
  const { t } = useLingui();
  return (
    <Group title={t`Distance`}>
      {distances.map((distance) => (
        <Choice key={distance} on={distance === search.km} stays to={withChange(search, { km: distance })}>
          {t`within ${distance} km`}
        </Choice>
      ))}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.groupTitle}>
        {title}
      </p>
      <div className={styles.chips}>{children}</div>
    </div>
  );
}

type ChoiceProps = {
  on: boolean;
  /** One of them always is: there is nothing to take away. */
  stays?: boolean;
  to: Partial<SpacesSearch>;
  children: ReactNode;
};

function Choice({ on, stays = false, to, children }: ChoiceProps) {
  const current = on ? { "aria-current": "true" as const } : {};
  return (
    <Chip
      on={on}
      removable={on && !stays}
      link={<Link to="/spaces" search={to} activeProps={{}} resetScroll={false} {...current} />}
    >
      {children}
    </Chip>
  );
}
