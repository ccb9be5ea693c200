import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Kbd } from "@orbita/ui/base/kbd.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import type { OwnJobPost } from "@orbita/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef, useSyncExternalStore } from "react";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { IconShieldCheck } from "@tabler/icons-react";
import { jobPostQuery } from "~/domain/job-posts/queries.ts";
import { SaveSearch } from "~/domain/saved-searches/save-search.tsx";
import { UnverifiedNote } from "~/domain/spaces/can-and-cannot.tsx";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { useActiveFilters, type ActiveTalentFilter } from "./active-filters.ts";
import { findQueryError } from "./bad-query.ts";
import { TalentFilterSheet } from "./talent-filter-sheet.tsx";
import { TalentFilters } from "./talent-filters.tsx";
import { NoTalents, TalentsFailure } from "./no-talents.tsx";
import { OpenedTalent } from "./opened-talent.tsx";
import { Results } from "./results.tsx";
import {
  countTalentFilters,
  talentSearch,
  wholeSearch,
  type TalentSearch,
} from "~/domain/talent-search/search-address.ts";
import { toTalentFilters } from "~/domain/talent-search/search-filters.ts";
import type { TalentSearchParams } from "~/domain/talent-search/talent-address.ts";
import { useLabels } from "~/domain/talent-search/talent-labels.ts";
import { talentsQuery } from "~/domain/talent-search/queries.ts";
import { useTalents, type TalentSearchControl } from "~/domain/talent-search/use-talents.tsx";
import { SearchTextForm } from "./search-text-form.tsx";
import { ContactRequestsCard } from "~/domain/contact-requests/contact-requests-card.tsx";
import { SavedSearchesCard } from "~/domain/saved-searches/saved-searches-card.tsx";
import { ShortlistsCard } from "~/domain/shortlists/shortlists-card.tsx";
import styles from "./page.module.css";

const narrowScreen = "(max-width: 67.49em)";

function subscribe(listener: () => void): () => void {
  const media = matchMedia(narrowScreen);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** True below 1080 px, where there is no space for the filter column. */
const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(narrowScreen).matches);

/** Searches the CVs of people who chose to be found. */
export function TalentsPage({ address }: { address: TalentSearchParams }) {
  const { t } = useLingui();
  const space = useActingSpace();
  useSetCrumb(t`Find talent`);
  if (!mayWrite(space))
    return (
      <StateView kind="notAllowed" level={1} title={t`Only owners and recruiters can search for people`}>
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
  const understood = search.q === null || findQueryError(search.q) === null;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...talentsQuery(space.id, search),
    enabled: understood,
  });
  const { data: job } = useQuery({ ...jobPostQuery(space.id, search.job ?? ""), enabled: search.job !== null });
  const active = useActiveFilters(search, useLabels(data), job?.title);
  const narrow = useNarrow();
  return (
    <div className={styles.page}>
      <aside aria-label={t`Filters`}>
        <div className={styles.filtersHead}>
          <Trans>Filters</Trans>
          {countTalentFilters(search) > 0 && <Reset talents={talents} />}
        </div>
        {!narrow && <TalentFilters talents={talents} page={data} look="checks" />}
      </aside>
      <section aria-label={t`People`}>
        <UnverifiedNote what="names" />
        <SearchTextForm talents={talents} field={field} />
        <div className={styles.chips}>
          {narrow && <TalentFilterSheet talents={talents} page={data} />}
          {!narrow && <FilterChips filters={active} talents={talents} />}
          {search.job === null && (
            <span className={styles.save}>
              <SaveSearch kind="talents" filters={toTalentFilters(search)} suggestedName={nameFor(search, active)} />
            </span>
          )}
        </div>
        {job && <JobNote job={job} />}
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

/** Explains whom a search for a job finds, with a link to the job. */
function JobNote({ job: { id, title } }: { job: Pick<OwnJobPost, "id" | "title"> }) {
  const { url } = useActingSpace();
  const link = <Link to="/work/$space/job-posts/$id" params={{ space: url, id }} />;
  return (
    <Note className={styles.jobNote}>
      <Trans>
        These people have at least half of what{" "}
        <TextLink link={link}>
          <bdi>{title}</bdi>
        </TextLink>{" "}
        asks for, or something related. For each requirement you can see what their CV says.
      </Trans>
    </Note>
  );
}

/** Suggested name of a saved search: its text, then its filters. */
const nameFor = ({ q }: TalentSearch, filters: readonly ActiveTalentFilter[]): string =>
  [...(q ? [q] : []), ...filters.map(({ words }) => words)].join(", ");

const Reset = ({ talents: { search, linkTo } }: { talents: TalentSearchControl }) => (
  <TextLink className={styles.reset} link={linkTo({ ...wholeSearch, q: search.q, size: search.size })}>
    <Trans>Reset</Trans>
  </TextLink>
);

const KeyHints = () => (
  <p className={styles.keys}>
    <Trans>
      <Kbd>J</Kbd> <Kbd>K</Kbd> next and previous, <Kbd>Enter</Kbd> to open, <Kbd>Esc</Kbd> to close, <Kbd>/</Kbd> to
      search.
    </Trans>
  </p>
);

/** Note shown once the Space has seen the daily maximum number of people. */
function QuotaNote({ quota: { shown, max } }: { quota: { shown: number; max: number } }) {
  if (shown < max) return null;
  return (
    <Note tone="warning">
      <Trans>
        Your Space has seen <Plural value={max} one="# person" other="# people" /> today, which is the daily limit.
        Until tomorrow, results include only people it has already seen today.
      </Trans>
    </Note>
  );
}

/** The active filters as removable chips. */
function FilterChips({ filters, talents }: { filters: readonly ActiveTalentFilter[]; talents: TalentSearchControl }) {
  const { t } = useLingui();
  return filters.map(({ key, words, without }) => (
    <Chip key={key} on removable label={t`Remove ${words}`} link={talents.linkTo(without)}>
      <bdi>{words}</bdi>
    </Chip>
  ));
}

/** Side column of the talent search: saved searches, shortlists and contact requests of the Space, and a privacy notice. */
function SideColumn() {
  const { t } = useLingui();
  return (
    <aside className={styles.side} aria-label={t`Your Space’s searches, lists and contact requests`}>
      <SavedSearchesCard />
      <Note icon={IconShieldCheck} className={styles.note}>
        <Trans>You can only see people who chose to be found. We log every CV you open.</Trans>
      </Note>
      <ShortlistsCard />
      <ContactRequestsCard />
    </aside>
  );
}
