import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { EntityKind } from "@orbita/contract/back-office/entities/index";
import type { EntityDescription, StatementOfReasons } from "@orbita/contract/back-office/entity";
import { backOfficeLimits } from "@orbita/contract/back-office/routes";
import { Button } from "@orbita/ui/base/button.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { formatCount } from "~/shell/format/format.ts";
import { HideRecordDialog } from "./hide-record-dialog.tsx";
import { toListFilters, type ListState } from "~/domain/back-office/list-state.ts";
import type { RowSelection } from "./selection.ts";
import { rememberRun } from "./started-runs.ts";
import styles from "./back-office.module.css";

type BulkActionName = "enable" | "disable" | "remove";
type Props = { entity: EntityDescription; state: ListState; found: number; selection: RowSelection };

/** The bulk action bar, shown as the table's first row: number of selected rows and the actions on them. */
export function RecordBulkBar({ entity, state, found, selection }: Props) {
  const { i18n } = useLingui();
  const [wanted, setWanted] = useState<BulkActionName | null>(null);
  const count = selection.all ? found : selection.ids.size;
  const all = formatCount(i18n.locale, found);
  const may = (act: "enable" | "remove") => entity.acts.includes(act);
  return (
    <>
      <span role="status">
        <Plural value={count} one="# selected" other="# selected" />
      </span>
      {!selection.all && selection.ids.size < found && found <= backOfficeLimits.bulk && (
        <TextLink onClick={selection.takeAll}>
          <Trans>Select all {all}</Trans>
        </TextLink>
      )}
      <span className={styles.related}>
        {may("enable") && (
          <>
            <Button size="sm" onClick={() => setWanted("disable")}>
              <Trans>Disable…</Trans>
            </Button>
            <Button size="sm" onClick={() => setWanted("enable")}>
              <Trans>Enable…</Trans>
            </Button>
          </>
        )}
        {may("remove") && (
          <Button size="sm" variant="danger" onClick={() => setWanted("remove")}>
            <Trans>Delete…</Trans>
          </Button>
        )}
      </span>
      <TextLink onClick={selection.clear} className={styles.end}>
        <Trans>Deselect all</Trans>
      </TextLink>
      {wanted && <BulkDialog {...{ entity, state, selection, count }} act={wanted} onClose={() => setWanted(null)} />}
    </>
  );
}

type DialogProps = Omit<Props, "found"> & { act: BulkActionName; count: number; onClose: () => void };

function BulkDialog({ entity, state, selection, act, count, onClose }: DialogProps) {
  const { t } = useLingui();
  async function start(reason: string, statement: StatementOfReasons | null): Promise<void> {
    const ids = selection.all ? null : [...selection.ids];
    const filters = selection.all ? (toListFilters(entity, state, Date.now()) as Record<string, unknown>[]) : [];
    const run = await answered(
      api().backOffice.bulk(
        { params: { kind: entity.kind as EntityKind }, body: { act, ids, filters, count, statement } },
        { reason },
      ),
    );
    rememberRun(entity.kind, run.id);
    selection.clear();
  }
  const note = (
    <p>
      <Trans>
        Each record will be processed separately in the background, with this reason in its history. Anything that can’t
        be done will be skipped and reported.
      </Trans>
    </p>
  );
  if (act === "disable")
    return (
      <HideRecordDialog
        entity={entity}
        title={t`${plural(count, { one: "Disable # selected record?", other: "Disable # selected records?" })}`}
        quoted={t`Name of each record`}
        submitLabel={t`${plural(count, { one: "Disable # record", other: "Disable # records" })}`}
        act={start}
        onClose={onClose}
      >
        {note}
      </HideRecordDialog>
    );
  const removes = act === "remove";
  return (
    <ReasonDialog
      title={
        removes
          ? t`${plural(count, { one: "Delete # selected record?", other: "Delete # selected records?" })}`
          : t`${plural(count, { one: "Enable # selected record?", other: "Enable # selected records?" })}`
      }
      submitLabel={
        removes
          ? t`${plural(count, { one: "Delete # permanently", other: "Delete # permanently" })}`
          : t`${plural(count, { one: "Enable # record", other: "Enable # records" })}`
      }
      variant={removes ? "dangerFill" : "primary"}
      act={(reason) => start(reason, null)}
      onClose={onClose}
    >
      {note}
    </ReasonDialog>
  );
}
