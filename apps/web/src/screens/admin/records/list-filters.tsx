import { useLingui } from "@lingui/react/macro";
import type { EntityDescription, EntityField } from "@orbita/contract/back-office/entity";
import { Chip } from "@orbita/ui/base/chip.tsx";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import { FilterChoices } from "@orbita/ui/patterns/filter-menu.tsx";
import { FilterPanel } from "@orbita/ui/patterns/filter-panel.tsx";
import { IconPlus } from "@tabler/icons-react";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";
import { describeFilter, lastDaysChoices } from "./filter-labels.ts";
import {
  toListParams,
  lastDays,
  offeredFilters,
  type ListSearchParams,
  type RelativeDateRange,
  type ListState,
} from "~/domain/back-office/list-state.ts";
import { SpanPanel } from "./span-panel.tsx";
import styles from "./back-office.module.css";

type Props = {
  entity: EntityDescription;
  state: ListState;
  linkTo: (address: ListSearchParams) => LinkElement;
  go: (address: ListSearchParams) => void;
};

/** Number of filters with a chip of their own; the others share the "Filter" chip. */
const ownChips = 3;

/** Active filters as removable chips, then the available filters. Every choice is a link. */
export function ListFilters({ entity, state, linkTo, go }: Props) {
  const { t, i18n } = useLingui();
  const open = offeredFilters(entity).filter(([name]) => state.filters[name] === undefined);
  const more = open.slice(ownChips);
  const titleOf = (field: EntityField) => pickAdminLabel(field.words, i18n.locale);
  return (
    <div role="group" aria-label={t`Filters`} className={styles.chips}>
      {Object.entries(state.filters).map(([name, value]) => {
        const field = entity.fields[name];
        const words = field ? describeFilter(i18n, field, value) : value;
        return (
          <Chip
            key={name}
            on
            removable
            label={t`Remove filter “${words}”`}
            link={linkTo(toListParams(state, { filters: { [name]: undefined } }))}
          >
            {words}
          </Chip>
        );
      })}
      {open.slice(0, ownChips).map(([name, field]) => (
        <FilterPanel key={name} title={titleOf(field)} shown={titleOf(field)} on={false}>
          {(close) => <Choices {...{ name, field, state, linkTo, go, close }} />}
        </FilterPanel>
      ))}
      {more.length > 0 && (
        <FilterPanel title={t`More filters`} shown={t`Filter`} on={false} icon={IconPlus}>
          {(close) =>
            more.map(([name, field]) => (
              <section key={name} aria-label={titleOf(field)} className={styles.choices}>
                <p className={styles.label}>{titleOf(field)}</p>
                <Choices {...{ name, field, state, linkTo, go, close }} />
              </section>
            ))
          }
        </FilterPanel>
      )}
    </div>
  );
}

type ChoicesProps = Omit<Props, "entity"> & { name: string; field: EntityField; close: () => void };

function Choices({ name, field, state, linkTo, go, close }: ChoicesProps) {
  const { i18n } = useLingui();
  const choice = (value: string, label: string) => ({
    key: value,
    label,
    chosen: false,
    link: linkTo(toListParams(state, { filters: { [name]: value } })),
  });
  const { values, kind } = field;
  if (values)
    return (
      <FilterChoices
        onChoose={close}
        choices={Object.entries(values).map(([value, words]) => choice(value, pickAdminLabel(words, i18n.locale)))}
      />
    );
  return (
    <>
      {kind === "date" && (
        <FilterChoices
          onChoose={close}
          choices={(Object.keys(lastDays) as RelativeDateRange[]).map((value) =>
            choice(value, i18n._(lastDaysChoices[value])),
          )}
        />
      )}
      {(kind === "date" || kind === "number") && (
        <SpanPanel
          kind={kind}
          value={state.filters[name]}
          onApply={(value) => {
            close();
            go(toListParams(state, { filters: { [name]: value } }));
          }}
        />
      )}
    </>
  );
}
