import { Trans, useLingui } from "@lingui/react/macro";
import { Kbd } from "@orbita/ui/base/kbd.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { SaveSearch } from "~/features/saved-searches/save-search.tsx";
import { UnverifiedNote } from "~/features/verification/can-and-cannot.tsx";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { useActiveFilters, type ActiveFilter } from "./active-filters.ts";
import { badFrom } from "./bad-query.ts";
import { FilterChips } from "./filter-chips.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { Filters } from "./filters.tsx";
import { NoTalents, TalentsFailure } from "./no-talents.tsx";
import { OpenedTalent } from "./opened-talent.tsx";
import { Results } from "./results.tsx";
import { filterCount, talentSearch, wholeSearch, type TalentSearch } from "~/domain/talent-search/search-address.ts";
import { filtersOf } from "~/domain/talent-search/search-filters.ts";
import { SideColumn } from "./side-column.tsx";
import type { TalentAddress } from "~/domain/talent-search/talent-address.ts";
import { useLabels } from "~/domain/talent-search/talent-words.ts";
import { talentsQuery } from "~/domain/talent-search/queries.ts";
import { useNarrow } from "./use-narrow.ts";
import { useTalents, type Talents } from "./use-talents.tsx";
import { WordsForm } from "./words-form.tsx";
import styles from "./page.module.css";

/** Searches the CVs of people who chose to be found. */
export function TalentsPage({ address }: { address: TalentAddress }) {
  const { t } = useLingui();
  const space = useActingSpace();
  useSetCrumb(t`Find talents`);
  if (!mayWrite(space))
    return (
      <StateView kind="notAllowed" level={1} title={t`Only recruiters and owners search for people`}>
        <Trans>An owner of the Space can change your role.</Trans>
      </StateView>
    );
  return <Search search={talentSearch(address)} />;
}

function Search({ search }: { search: TalentSearch }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const talents = useTalents(search);
  const field = useRef<HTMLInputElement>(null);
  const understood = search.q === null || badFrom(search.q) === null;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...talentsQuery(space.id, search),
    enabled: understood,
  });
  const active = useActiveFilters(search, useLabels(data));
  const narrow = useNarrow();
  return (
    <div className={styles.page}>
      <aside aria-label={t`Filters`}>
        <div className={styles.filtersHead}>
          <Trans>Filters</Trans>
          {filterCount(search) > 0 && <Reset talents={talents} />}
        </div>
        {!narrow && <Filters talents={talents} page={data} look="checks" />}
      </aside>
      <section aria-label={t`People`}>
        <UnverifiedNote what="names" />
        <WordsForm talents={talents} field={field} />
        <div className={styles.chips}>
          {narrow && <FilterSheet talents={talents} page={data} />}
          {!narrow && <FilterChips filters={active} talents={talents} />}
          <span className={styles.save}>
            <SaveSearch kind="talents" filters={filtersOf(search)} suggestedName={nameFor(search, active)} />
          </span>
        </div>
        {data && <QuotaNote quota={data.quota} />}
        {error && !data ? (
          <TalentsFailure error={error} onRetry={() => void refetch()} />
        ) : !understood ? null : !data ? (
          <LoadingList label={t`Loading`} shape="round" />
        ) : data.totalElements === 0 ? (
          <NoTalents talents={talents} filters={active} />
        ) : (
          <>
            <Results talents={talents} page={data} busy={isFetching && isPlaceholderData} />
            <KeyHints />
          </>
        )}
      </section>
      <SideColumn />
      <OpenedTalent talents={talents} page={data} field={field} />
    </div>
  );
}

/** Proposed name of a saved search: its text, then its filters. */
const nameFor = ({ q }: TalentSearch, filters: readonly ActiveFilter[]): string =>
  [...(q ? [q] : []), ...filters.map(({ words }) => words)].join(", ");

const Reset = ({ talents: { search, linkTo } }: { talents: Talents }) => (
  <TextLink className={styles.reset} link={linkTo({ ...wholeSearch, q: search.q, size: search.size })}>
    <Trans>Reset</Trans>
  </TextLink>
);

const KeyHints = () => (
  <p className={styles.keys}>
    <Trans>
      <Kbd>J</Kbd> <Kbd>K</Kbd> next and previous, <Kbd>Enter</Kbd> opens, <Kbd>Esc</Kbd> closes, <Kbd>/</Kbd> to the
      words.
    </Trans>
  </p>
);

/** Shown once the Space has seen the daily limit of people. */
function QuotaNote({ quota: { shown, max } }: { quota: { shown: number; max: number } }) {
  if (shown < max) return null;
  return (
    <Note tone="warning">
      <Trans>
        Your Space has seen {max} people today, the daily limit. Until tomorrow, results include only people it has
        already seen today.
      </Trans>
    </Note>
  );
}
