import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { EntityKind } from "@orbita/contract/back-office/entities/index";
import type { Entity, Stating } from "@orbita/contract/back-office/entity";
import { backOfficeLimits } from "@orbita/contract/back-office/routes";
import { Button } from "@orbita/ui/base/button.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { formatCount } from "~/shell/format/format.ts";
import { inWords } from "~/shell/frames/admin-places.tsx";
import { HideDialog } from "./hide-dialog.tsx";
import { filtersOf, type ListState } from "./list-state.ts";
import type { Selection } from "./selection.ts";
import { rememberRun } from "./started-runs.ts";
import styles from "./back-office.module.css";

type Act = "enable" | "disable" | "remove";
type Props = { entity: Entity; state: ListState; found: number; selection: Selection };

/** The bulk action bar, shown as the table's first row: number of selected rows and the actions on them. */
export function BulkBar({ entity, state, found, selection }: Props) {
  const { i18n } = useLingui();
  const [wanted, setWanted] = useState<Act | null>(null);
  const count = selection.all ? found : selection.ids.size;
  const all = formatCount(i18n.locale, found);
  const may = (act: "enable" | "remove") => entity.acts.includes(act);
  return (
    <>
      <span role="status">
        <Plural value={count} one="# chosen" other="# chosen" />
      </span>
      {!selection.all && selection.ids.size < found && found <= backOfficeLimits.bulk && (
        <TextLink onClick={selection.takeAll}>
          <Trans>Choose all {all}</Trans>
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
        <Trans>Choose none</Trans>
      </TextLink>
      {wanted && <BulkDialog {...{ entity, state, selection, count }} act={wanted} onClose={() => setWanted(null)} />}
    </>
  );
}

type DialogProps = Omit<Props, "found"> & { act: Act; count: number; onClose: () => void };

function BulkDialog({ entity, state, selection, act, count, onClose }: DialogProps) {
  const { t, i18n } = useLingui();
  async function start(reason: string, statement: Stating | null): Promise<void> {
    const ids = selection.all ? null : [...selection.ids];
    const filters = selection.all ? (filtersOf(entity, state, Date.now()) as Record<string, unknown>[]) : [];
    const run = await answered(
      api().backOffice.bulk(
        { params: { kind: entity.kind as EntityKind }, body: { act, ids, filters, count, statement } },
        { reason },
      ),
    );
    rememberRun(entity.kind, run.id);
    selection.clear();
  }
  const kind = inWords(entity.words.many, i18n.locale);
  const many = formatCount(i18n.locale, count);
  const note = (
    <p>
      <Trans>
        Each is done on its own, in the background, and each has this reason in its history. What cannot be done is
        skipped and told.
      </Trans>
    </p>
  );
  if (act === "disable")
    return (
      <HideDialog
        entity={entity}
        title={t`Disable: ${kind}, ${many}`}
        quoted={t`The name of each`}
        submitLabel={t`${plural(count, { one: "Disable one", other: "Disable #" })}`}
        act={start}
        onClose={onClose}
      >
        {note}
      </HideDialog>
    );
  const removes = act === "remove";
  return (
    <ReasonDialog
      title={removes ? t`Delete: ${kind}, ${many}` : t`Enable: ${kind}, ${many}`}
      submitLabel={
        removes
          ? t`${plural(count, { one: "Delete one for good", other: "Delete # for good" })}`
          : t`${plural(count, { one: "Enable one", other: "Enable #" })}`
      }
      variant={removes ? "dangerFill" : "primary"}
      act={(reason) => start(reason, null)}
      onClose={onClose}
    >
      {note}
    </ReasonDialog>
  );
}
