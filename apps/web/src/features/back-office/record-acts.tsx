import { Trans, useLingui } from "@lingui/react/macro";
import type { Entity, EntityRecord, Stating } from "@orbita/contract/back-office/entity";
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
import { HideDialog } from "./hide-dialog.tsx";
import { kindKey } from "./queries.ts";
import { callsOf } from "./record-calls.ts";
import { titleOf } from "./record-title.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { specialOf } from "./special.tsx";
import styles from "./back-office.module.css";

export type RecordAct = "change" | "turn" | "remove";
type Props = {
  entity: Entity;
  record: EntityRecord;
  wanted: RecordAct | null;
  onWant: (act: RecordAct | null) => void;
  onRemoved: () => void;
};

const canChange = (entity: Entity): entity is Entity & { change: z.ZodObject } =>
  entity.acts.includes("change") && entity.change !== undefined;

/** The actions on the open record, in the drawer's footer. */
export function RecordActs({ entity, record, wanted, onWant, onRemoved }: Props) {
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
            <Trans context="a record">Change</Trans>
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
            {enabled ? <Trans>Disable</Trans> : <Trans>Enable again</Trans>}
          </Button>
        )}
      </div>
      {wanted === "change" && canChange(entity) && (
        <ChangeDialog entity={entity} record={record} onClose={() => onWant(null)} />
      )}
      {wanted === "turn" && <TurnDialog {...{ entity, record }} onClose={() => onWant(null)} />}
      {wanted === "remove" && <RemoveDialog {...{ entity, record, onRemoved }} onClose={() => onWant(null)} />}
    </>
  );
}

function TurnDialog({ entity, record, onClose }: { entity: Entity; record: EntityRecord; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const name = titleOf(entity, record);
  const enabled = record["enabled"] !== false;
  async function turn(reason: string, statement: Stating | null): Promise<void> {
    await callsOf(entity).enable({ id: record.id, reason }, !enabled, statement);
    showToast({ message: enabled ? t`${name} is disabled` : t`${name} is enabled again` });
    await queries.invalidateQueries({ queryKey: kindKey(entity.kind) });
  }
  if (enabled)
    return (
      <HideDialog
        entity={entity}
        title={t`Disable ${name}`}
        quoted={name}
        submitLabel={entity.stated ? t`Disable and tell them` : t`Disable`}
        act={turn}
        onClose={onClose}
      >
        <p>
          <Trans>Nobody sees it any more, anywhere, within seconds. It can be enabled again.</Trans>
        </p>
      </HideDialog>
    );
  return (
    <ReasonDialog
      title={t`Enable ${name} again`}
      submitLabel={t`Enable again`}
      act={(reason) => turn(reason, null)}
      onClose={onClose}
    />
  );
}
