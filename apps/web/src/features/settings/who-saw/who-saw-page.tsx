import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { DisclosureKind, DisclosurePage } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { formatCount } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { DisclosureRow } from "./disclosure-row.tsx";
import styles from "./who-saw.module.css";

type DisclosureFilter = { kind: DisclosureKind | undefined; days: number; text: string; size: number };

const pageSize = 20;
export const disclosuresKey = ["disclosures"] as const;

const disclosuresQuery = ({ kind, days, text, size }: DisclosureFilter) =>
  queryOptions({
    queryKey: [...disclosuresKey, kind, days, text, size],
    queryFn: () =>
      answered(api().disclosures.list({ query: { days, size, ...(kind && { kind }), ...(text && { text }) } })),
    placeholderData: keepPreviousData,
  });

/** Who saw the talent's data, how they got there and what they read. */
export function WhoSawPage() {
  const { t } = useLingui();
  const [kind, setKind] = useState<DisclosureKind>();
  const [days, setDays] = useState(90);
  const [typed, setTyped] = useState("");
  const [size, setSize] = useState(pageSize);
  const text = useDeferredValue(typed.trim());
  const { data, error, refetch } = useQuery(disclosuresQuery({ kind, days, text, size }));
  return (
    <SettingsPage
      title={<Trans>Who saw you</Trans>}
      lead={<Trans>Every time someone saw your data: who they are, how they got there and what they read.</Trans>}
    >
      {data && <Figures page={data} />}
      {data && (
        <div className={styles.filters}>
          <Kinds page={data} kind={kind} onKind={setKind} />
          <NativeSelect
            id="who-saw-days"
            label={t`Period`}
            hideLabel
            value={String(days)}
            onChange={(event) => setDays(Number(event.target.value))}
            options={[
              { value: "30", label: t`Last 30 days` },
              { value: "90", label: t`Last 90 days` },
              { value: "365", label: t`Last 12 months` },
              { value: "730", label: t`Last 24 months` },
            ]}
          />
          <SearchField
            label={t`Space or link`}
            placeholder={t`Space or link`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      {data ? (
        <Lines page={data} onMore={() => setSize(Math.min(100, size + pageSize))} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} />
      )}
      <Note>
        <Trans>
          If you hide your profile from a Space, its members no longer find you in talent search. Applications you sent
          stay visible until you withdraw them. We keep this log for 24 months (GDPR, art. 15).
        </Trans>
      </Note>
    </SettingsPage>
  );
}

function Figures({ page: { spaces, counts } }: { page: DisclosurePage }) {
  return (
    <ul className={styles.figures}>
      <li>
        <Plural value={spaces} one="# Space saw you" other="# Spaces saw you" />
      </li>
      <li>
        <Plural value={counts.opening} one="# CV opening" other="# CV openings" />
      </li>
      <li>
        <Plural value={counts.search} one="# day in search results" other="# days in search results" />
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
    <div className={styles.kinds} role="group" aria-label={t`Kind`}>
      {choices.map(({ value, label, count }) => (
        <Chip key={label} on={kind === value} onClick={() => onKind(value)}>
          {label} {formatCount(i18n.locale, count)}
        </Chip>
      ))}
    </div>
  );
}

function Lines({ page: { content, totalElements }, onMore }: { page: DisclosurePage; onMore: () => void }) {
  if (content.length === 0)
    return (
      <Card as="div">
        <Card.Body>
          <Trans>No one has seen your data in this period.</Trans>
        </Card.Body>
      </Card>
    );
  const shown = content.length;
  return (
    <Card as="div">
      <ItemList items={content.map((line) => ({ key: line.id, content: <DisclosureRow line={line} /> }))} />
      {shown < totalElements && (
        <Card.Foot>
          <Button size="sm" onClick={onMore}>
            <Trans>Show more</Trans>
          </Button>
        </Card.Foot>
      )}
    </Card>
  );
}
