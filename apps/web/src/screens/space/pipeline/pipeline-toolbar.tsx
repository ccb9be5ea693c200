import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Board, Requirement } from "@orbita/contract";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { FilterChoices, FilterMenu } from "@orbita/ui/patterns/filter-menu.tsx";
import { FilterPanel } from "@orbita/ui/patterns/filter-panel.tsx";
import { IconLayoutKanban, IconList } from "@tabler/icons-react";
import type { FormEvent, ReactNode } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { textSearch } from "~/shell/navigation/page-search.ts";
import { isBoard, toggleRequirement } from "~/domain/applications/pipeline-search.ts";
import type { PipelineNavigation } from "./use-place.tsx";
import styles from "./pipeline.module.css";

type Props = { place: PipelineNavigation };

export function ViewSwitch({ place }: Props) {
  const { t } = useLingui();
  return (
    <SegmentedControl
      label={t`View`}
      value={isBoard(place.search) ? "board" : "list"}
      onChange={(view) => place.go({ view: view === "list" ? "list" : undefined, closed: undefined, sort: undefined })}
      segments={[
        { value: "board", label: t`Board`, icon: IconLayoutKanban },
        { value: "list", label: t`List`, icon: IconList },
      ]}
    />
  );
}

export function TextFilter({ place }: Props) {
  const { t } = useLingui();
  const { q } = place.search;
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    place.go({ q: textSearch(new FormData(event.currentTarget).get("q")) });
  }
  return (
    <form key={q} role="search" aria-label={t`Applications`} className={styles.search} onSubmit={submit}>
      <SearchField name="q" label={t`Search applications`} placeholder={t`Search applications`} defaultValue={q} />
    </form>
  );
}

const labelOf = (locale: string, { label }: Requirement): string => (locale === "it" ? label.it : label.en);

/** The requirements to filter by. Each choice is a link that adds or removes a requirement; the panel stays open. */
export function RequirementChoices({ place, requirements }: Props & { requirements: readonly Requirement[] }) {
  const { i18n } = useLingui();
  const chosen = place.search.requirements ?? [];
  return (
    <FilterChoices
      choices={requirements.map((requirement) => ({
        key: requirement.id,
        label: <bdi>{labelOf(i18n.locale, requirement)}</bdi>,
        chosen: chosen.includes(requirement.id),
        link: place.linkTo({ requirements: toggleRequirement(place.search, requirement.id) }),
      }))}
    />
  );
}

function RequirementsFilter({ place, requirements }: Props & { requirements: readonly Requirement[] }) {
  const { t, i18n } = useLingui();
  const chosen = requirements.filter(({ id }) => place.search.requirements?.includes(id));
  const [first, ...rest] = chosen;
  const name = first && labelOf(i18n.locale, first);
  const more = rest.length;
  if (requirements.length === 0) return null;
  return (
    <FilterPanel
      title={t`Requirements`}
      shown={
        !name ? t`Requirements` : more > 0 ? t`${name} and ${plural(more, { one: "# more", other: "# more" })}` : name
      }
      on={chosen.length > 0}
    >
      {() => <RequirementChoices place={place} requirements={requirements} />}
    </FilterPanel>
  );
}

type CountChipProps = {
  on: boolean;
  name: string;
  count: number;
  warn?: boolean;
  link: ReturnType<PipelineNavigation["linkTo"]>;
};

function CountChip({ on, name, count, warn = false, link }: CountChipProps) {
  const { t, i18n } = useLingui();
  return (
    <Chip on={on} removable={on} label={on ? t`Remove filter ${name}` : undefined} link={link}>
      {name}
      {/* The count is inside the filter's link, so that screen readers read it with the filter's name. */}
      <b className={warn && count > 0 && !on ? styles.warnCount : styles.count}>{formatCount(i18n.locale, count)}</b>
    </Chip>
  );
}

type StateFiltersProps = Props & { totals: Pick<Board["totals"], "late" | "closed"> };

export function StateFilters({ place, totals }: StateFiltersProps) {
  const { t } = useLingui();
  const { late = false, closed = false } = place.search;
  return (
    <>
      <CountChip
        warn
        on={late}
        name={t`Late`}
        count={totals.late}
        link={place.linkTo({ late: late ? undefined : true, closed: undefined })}
      />
      <CountChip
        on={closed}
        name={t({ message: "Closed", context: "several applications" })}
        count={totals.closed}
        link={place.linkTo({ closed: closed ? undefined : true, late: undefined, stage: undefined })}
      />
    </>
  );
}

export function ApplicationsOrderMenu({ place }: Props) {
  const { t } = useLingui();
  const { order } = place.search;
  const names = { arrival: t`Order of arrival`, evidence: t`Most requirements met first` };
  return (
    <FilterMenu
      plain
      align="end"
      title={t`Sort`}
      shown={names[order ?? "arrival"]}
      on={false}
      choices={[
        {
          key: "arrival",
          label: names.arrival,
          chosen: order === undefined,
          link: place.linkTo({ order: undefined, sort: undefined }),
        },
        {
          key: "evidence",
          label: names.evidence,
          chosen: order === "evidence",
          link: place.linkTo({ order: "evidence", sort: undefined }),
        },
      ]}
    />
  );
}

type ToolbarProps = Props & { board: Board; end: ReactNode };

/** View, text search, and filters for requirements, late and closed applications. All of them are stored in the URL. */
export function PipelineToolbar({ place, board, end }: ToolbarProps) {
  const { t } = useLingui();
  return (
    <div className={styles.toolbar}>
      <ViewSwitch place={place} />
      <TextFilter place={place} />
      <div role="group" aria-label={t`Filters`} className={styles.filters}>
        <RequirementsFilter place={place} requirements={board.jobPost.requirements} />
        <StateFilters place={place} totals={board.totals} />
      </div>
      <div className={styles.end}>
        <ApplicationsOrderMenu place={place} />
        {end}
      </div>
    </div>
  );
}

/** Notice that explains to members with the viewer role why they cannot act. */
export function ReadingOnly() {
  return (
    <p className={styles.reading}>
      <Trans>You have view-only access. Only owners and recruiters can move applications and reply.</Trans>
    </p>
  );
}
