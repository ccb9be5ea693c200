import { Trans, useLingui } from "@lingui/react/macro";
import type { EntityDescription, EntityRecord, StatementOfReasons } from "@orbita/contract/back-office/entity";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconDots, IconTrash } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { HideRecordDialog } from "./hide-record-dialog.tsx";
import { kindKey } from "~/domain/back-office/queries.ts";
import { callsOf } from "~/domain/back-office/record-calls.ts";
import { formatRecordTitle } from "./record-title.tsx";
import { RemoveRecordDialog } from "./remove-record-dialog.tsx";
import { specialOf } from "./special.tsx";
import styles from "./back-office.module.css";

export type RecordAction = "change" | "turn" | "remove";
type Props = {
  entity: EntityDescription;
  record: EntityRecord;
  wanted: RecordAction | null;
  onWant: (act: RecordAction | null) => void;
  onRemoved: () => void;
};

const canChange = (entity: EntityDescription): entity is EntityDescription & { change: z.ZodObject } =>
  entity.acts.includes("change") && entity.change !== undefined;

/** The actions on the open record, in the drawer's footer. */
export function RecordActions({ entity, record, wanted, onWant, onRemoved }: Props) {
  const { t } = useLingui();
  const [menu, setMenu] = useState(false);
  const enabled = record["enabled"] !== false;
  const special = specialOf(entity.kind);
  return (
    <>
      <div className={styles.acts}>
        {special.acts?.(record)}
        {canChange(entity) && (
          <Button onClick={() => onWant("change")}>
            <Trans context="a record">Edit…</Trans>
          </Button>
        )}
        {entity.acts.includes("remove") && (
          <Menu
            opened={menu}
            onOpenedChange={setMenu}
            align="start"
            trigger={<IconButton icon={IconDots} label={t`More`} />}
            groups={[
              [{ id: "remove", label: t`Delete…`, icon: IconTrash, danger: true, onSelect: () => onWant("remove") }],
            ]}
          />
        )}
        {entity.acts.includes("enable") && (
          <Button variant={enabled ? "danger" : "outline"} className={styles.end} onClick={() => onWant("turn")}>
            {enabled ? <Trans>Disable…</Trans> : <Trans>Enable again…</Trans>}
          </Button>
        )}
      </div>
      {wanted === "change" && canChange(entity) && (
        <ChangeDialog entity={entity} record={record} onClose={() => onWant(null)} />
      )}
      {wanted === "turn" && <TurnDialog {...{ entity, record }} onClose={() => onWant(null)} />}
      {wanted === "remove" && <RemoveRecordDialog {...{ entity, record, onRemoved }} onClose={() => onWant(null)} />}
    </>
  );
}

function TurnDialog({
  entity,
  record,
  onClose,
}: {
  entity: EntityDescription;
  record: EntityRecord;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const name = formatRecordTitle(entity, record);
  const enabled = record["enabled"] !== false;
  async function turn(reason: string, statement: StatementOfReasons | null): Promise<void> {
    await callsOf(entity).enable({ id: record.id, reason }, !enabled, statement);
    showToast({
      message: enabled
        ? t({ message: `${name} disabled`, context: "a record" })
        : t({ message: `${name} enabled again`, context: "a record" }),
    });
    await queries.invalidateQueries({ queryKey: kindKey(entity.kind) });
  }
  if (enabled)
    return (
      <HideRecordDialog
        entity={entity}
        title={t`Disable ${name}?`}
        quoted={name}
        submitLabel={entity.stated ? t`Disable and notify` : t`Disable`}
        act={turn}
        onClose={onClose}
      >
        <p>
          <Trans>Within seconds, no one will be able to see this record anywhere. You can enable it again later.</Trans>
        </p>
      </HideRecordDialog>
    );
  return (
    <ReasonDialog
      title={t`Enable ${name} again?`}
      submitLabel={t`Enable again`}
      act={(reason) => turn(reason, null)}
      onClose={onClose}
    />
  );
}
