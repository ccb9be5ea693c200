import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { DisclosureKind, DisclosurePage } from "@orbita/contract";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { DisclosureLines } from "./disclosure-lines.tsx";
import { disclosuresQuery } from "./disclosures-query.ts";
import { LogCsvButton } from "./log-csv-button.tsx";
import styles from "./who-saw.module.css";

/** The access log of the talent's data: viewers, how they got to the data, and what they read. */
export function WhoSawPage() {
  const { t } = useLingui();
  const [kind, setKind] = useState<DisclosureKind>();
  const [days, setDays] = useState(90);
  const [typed, setTyped] = useState("");
  const text = useDeferredValue(typed.trim());
  const filter = { kind, days, text };
  const { data, error, refetch, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(disclosuresQuery(filter));
  const first = data?.pages[0];
  const periods = [
    { value: "30", label: t`Last 30 days` },
    { value: "90", label: t`Last 90 days` },
    { value: "365", label: t`Last 12 months` },
    { value: "730", label: t`Last 24 months` },
  ];
  return (
    <SettingsPage
      title={<Trans>Profile views</Trans>}
      lead={<Trans>Every time someone saw your data: who they are, how they got there and what they read.</Trans>}
      action={<LogCsvButton filter={filter} />}
    >
      {first && <Figures page={first} period={periods.find(({ value }) => value === String(days))!.label} />}
      {first && (
        <div className={styles.filters}>
          <Kinds page={first} kind={kind} onKind={setKind} />
          <NativeSelect
            id="who-saw-days"
            label={t`Period`}
            hideLabel
            value={String(days)}
            onChange={(event) => setDays(Number(event.target.value))}
            options={periods}
          />
          <SearchField
            label={t`Space or link`}
            placeholder={t`Space or link`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      {data && first ? (
        <DisclosureLines
          lines={data.pages.flatMap(({ content }) => content)}
          total={first.totalElements}
          busy={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} />
      )}
      <Note>
        <Trans>
          If you hide your profile from a Space, its members will no longer find you in talent search. Applications you
          sent will stay visible until you withdraw them. We keep this log for 24 months (GDPR, art. 15).
        </Trans>
      </Note>
    </SettingsPage>
  );
}

function Figures({ page: { spaces, counts }, period }: { page: DisclosurePage; period: string }) {
  return (
    <ul className={styles.figures}>
      <li>
        <b>
          <Plural value={spaces} one="# Space" other="# Spaces" />
        </b>
        <span>{period}</span>
      </li>
      <li>
        <b>
          <Plural value={counts.opening} one="# time" other="# times" />
        </b>
        <span>
          <Trans>your CV was opened</Trans>
        </span>
      </li>
      <li>
        <b>
          <Plural value={counts.search} one="# day" other="# days" />
        </b>
        <span>
          <Trans>in talent search</Trans>
        </span>
      </li>
    </ul>
  );
}

type KindsProps = { page: DisclosurePage; kind: DisclosureKind | undefined; onKind: (kind?: DisclosureKind) => void };

function Kinds({ page: { counts }, kind, onKind }: KindsProps) {
  const { t, i18n } = useLingui();
  const all = counts.search + counts.opening + counts.link + counts.support;
  const choices: { value: DisclosureKind | undefined; label: string; count: number }[] = [
    { value: undefined, label: t`All`, count: all },
    { value: "search", label: t`Talent search`, count: counts.search },
    { value: "opening", label: t`CV opened`, count: counts.opening },
    { value: "link", label: t`Links`, count: counts.link },
    { value: "support", label: t`Support`, count: counts.support },
  ];
  return (
    <div className={styles.kinds} role="group" aria-label={t`Type`}>
      {choices.map(({ value, label, count }) => (
        <Chip key={label} on={kind === value} onClick={() => onKind(value)}>
          {label} {formatCount(i18n.locale, count)}
        </Chip>
      ))}
    </div>
  );
}
