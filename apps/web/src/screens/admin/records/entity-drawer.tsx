import { useLingui } from "@lingui/react/macro";
import type { EntityDescription, EntityRecord } from "@orbita/contract/back-office/entity";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { TabLinks } from "@orbita/ui/base/tab-links.tsx";
import { Drawer } from "@orbita/ui/overlays/drawer.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useStepKeys } from "~/shell/navigation/use-step-keys.ts";
import { formatCount } from "~/shell/format/format.ts";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import type { ListSearchParams } from "~/domain/back-office/list-state.ts";
import { AccessReasonForm, AccessReasonNote, useAccessReason } from "./access-reason.tsx";
import { recordHistoryQuery, recordQuery } from "~/domain/back-office/queries.ts";
import { RecordActions, type RecordAction } from "./record-actions.tsx";
import { RecordTab, tabsOf } from "./record-tab.tsx";
import { RecordAvatar, formatRecordTitle } from "./record-title.tsx";
import { FieldValue } from "./field-value.tsx";
import styles from "./back-office.module.css";

type Props = {
  entity: EntityDescription;
  id: string;
  tab: string | undefined;
  /** The page of the list that contains the record. The previous and next buttons step through it. */
  rows: readonly EntityRecord[];
  /** Opens another record; undefined closes the drawer. */
  onOpen: (id: string | undefined) => void;
};

/** One record beside its list, or a full page on phones. Personal data are loaded only after the admin enters a reason. */
export function EntityDrawer({ entity, id, tab: asked, rows, onOpen }: Props) {
  const { t, i18n } = useLingui();
  const reason = useAccessReason((state) => state.reason);
  const mayLook = entity.personal !== true || reason !== "";
  const look = { id, reason: entity.personal ? reason : "" };
  const { data, error, refetch } = useQuery({ ...recordQuery(entity, look), enabled: mayLook });
  const [wanted, setWanted] = useState<RecordAction | null>(null);
  const tabs = tabsOf(i18n, entity);
  const tab = tabs.find((one) => one.id === asked)?.id ?? "data";
  // Reading the history of personal data is logged, so it loads only when its tab opens.
  const history = useQuery({
    ...recordHistoryQuery(entity, look),
    enabled: mayLook && entity.history !== null && (entity.personal !== true || tab === "history"),
  });
  const at = rows.findIndex((row) => row.id === id);
  const step = (by: -1 | 1) => {
    const next = rows[at + by];
    if (next) onOpen(next.id);
  };
  const inside = useStepKeys(at === -1 ? undefined : step);
  const known = data ?? rows.find((row) => row.id === id);
  const close = () => onOpen(undefined);
  return (
    <Drawer
      opened
      page
      onClose={close}
      closeLabel={t`Close`}
      title={known ? <bdi>{formatRecordTitle(entity, known)}</bdi> : pickAdminLabel(entity.words.one, i18n.locale)}
      avatar={known && <RecordAvatar entity={entity} record={known} size="lg" />}
      subtitle={known && <Subtitle entity={entity} record={known} />}
      headEnd={at !== -1 && <Steps onStep={step} first={at === 0} last={at === rows.length - 1} />}
      tabs={
        <TabLinks
          label={t`Sections`}
          items={tabs.map((one) => ({
            id: one.id,
            label: one.label,
            current: one.id === tab,
            ...(one.id === "history" && history.data && { count: formatCount(i18n.locale, history.data.length) }),
            link: (
              <Link
                to="."
                search={(now: ListSearchParams) => ({ ...now, tab: one.id === "data" ? undefined : one.id })}
                replace
                resetScroll={false}
                activeOptions={{ exact: true }}
                activeProps={{}}
              />
            ),
          }))}
        />
      }
      actions={
        mayLook && data && <RecordActions {...{ entity, wanted }} record={data} onWant={setWanted} onRemoved={close} />
      }
    >
      <div ref={inside}>
        {!mayLook ? (
          <AccessReasonForm />
        ) : data ? (
          <>
            {entity.personal && <AccessReasonNote />}
            <RecordTab {...{ entity, tab, history }} record={data} onTurn={() => setWanted("turn")} />
          </>
        ) : error ? (
          <QueryFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingList label={t`Loading`} shape="none" />
        )}
      </div>
    </Drawer>
  );
}

/** The first searchable field with a value that is not part of the title, such as an email or an address. */
function Subtitle({ entity, record }: { entity: EntityDescription; record: EntityRecord }) {
  const name = entity.search.find((one) => !entity.title.includes(one) && record[one]);
  const field = name === undefined ? undefined : entity.fields[name];
  return field && name ? <FieldValue field={field} value={record[name]} /> : null;
}

function Steps({ onStep, first, last }: { onStep: (by: -1 | 1) => void; first: boolean; last: boolean }) {
  const { t } = useLingui();
  return (
    <span className={styles.steps}>
      <IconButton icon={IconChevronUp} label={t`Previous`} disabled={first} onClick={() => onStep(-1)} />
      <IconButton
        icon={IconChevronDown}
        label={t({ message: "Next", context: "a record" })}
        disabled={last}
        onClick={() => onStep(1)}
      />
    </span>
  );
}
