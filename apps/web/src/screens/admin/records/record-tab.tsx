import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { EntityDescription, EntityHistoryEntry, EntityRecord } from "@orbita/contract/back-office/entity";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { RecordData, Related } from "./record-data.tsx";
import { RecordHistory } from "./record-history.tsx";
import { RecordAccessLog } from "./record-access-log.tsx";
import { specialOf } from "./special.tsx";

/** The tabs of a record: its data, the tabs of its entity kind, and the history if the kind has one. */
export function tabsOf(i18n: I18n, entity: EntityDescription): { id: string; label: string }[] {
  const own = Object.entries(specialOf(entity.kind).tabs ?? {});
  return [
    { id: "data", label: i18n._(msg({ message: "Data", context: "of a record" })) },
    ...own.map(([id, { label }]) => ({ id, label: i18n._(label) })),
    ...(entity.history ? [{ id: "history", label: i18n._(msg({ message: "History", context: "of changes" })) }] : []),
  ];
}

type Props = {
  entity: EntityDescription;
  record: EntityRecord;
  tab: string;
  history: UseQueryResult<EntityHistoryEntry[]>;
  onTurn: () => void;
};

export function RecordTab({ entity, record, tab, history, onTurn }: Props) {
  const { t } = useLingui();
  const turn = entity.acts.includes("enable") ? onTurn : undefined;
  const own = specialOf(entity.kind).tabs?.[tab];
  if (own) return <own.Panel key={record.id} record={record} />;
  if (tab === "history")
    return (
      <>
        <RecordData entity={entity} record={record} onTurn={turn} short />
        {history.data ? (
          <RecordHistory entity={entity} id={record.id} changes={history.data} />
        ) : history.error ? (
          <QueryFailure error={history.error} onRetry={() => void history.refetch()} />
        ) : (
          <LoadingList label={t`Loading`} shape="none" rows={3} />
        )}
        {entity.personal && <RecordAccessLog kind={entity.kind} id={record.id} />}
      </>
    );
  return (
    <>
      <RecordData entity={entity} record={record} onTurn={turn} />
      <Related entity={entity} record={record} />
    </>
  );
}
