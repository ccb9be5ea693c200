import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { EntityKind } from "@orbita/contract/back-office/entities/index";
import type { EntityDescription } from "@orbita/contract/back-office/entity";
import { Button } from "@orbita/ui/base/button.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconColumns, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useStepUp } from "~/domain/step-up/use-step-up.tsx";
import { api } from "~/shell/api/client.ts";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";
import {
  toListParams,
  toListFilters,
  listed,
  usualColumns,
  type ListSearchParams,
  type ListState,
} from "~/domain/back-office/list-state.ts";
import { rememberRun } from "./started-runs.ts";
import { ViewsMenu } from "./views-menu.tsx";
import styles from "./back-office.module.css";

type Props = {
  entity: EntityDescription;
  state: ListState;
  found: number | undefined;
  go: (address: ListSearchParams) => void;
};

/** The menus of a list: saved views, column choice and CSV export. */
export function ListMenus(props: Props) {
  return (
    <div className={styles.menus}>
      <ViewsMenu {...props} />
      <ColumnsMenu {...props} />
      <ExportButton {...props} />
    </div>
  );
}

function ColumnsMenu({ entity, state, go }: Props) {
  const { t, i18n } = useLingui();
  const usual = usualColumns(entity);
  const shown = state.columns ?? usual;
  function turn(name: string): void {
    const order = [...new Set([...usual, ...listed(entity).map(([one]) => one)])];
    const next = order.filter((one) => (one === name ? !shown.includes(one) : shown.includes(one)));
    const same = next.join() === usual.join();
    go(toListParams(state, { columns: same ? undefined : next, page: state.page }));
  }
  return (
    <Menu
      trigger={
        <Button size="sm" variant="quiet" icon={IconColumns}>
          <Trans>Columns</Trans>
        </Button>
      }
      title={t`Columns`}
      groups={[
        listed(entity).map(([name, field]) => ({
          id: name,
          label: pickAdminLabel(field.words, i18n.locale),
          checked: shown.includes(name),
          // The first column names the row and cannot be hidden.
          disabled: name === shown[0],
          onSelect: () => turn(name),
        })),
      ]}
    />
  );
}

function ExportButton({ entity, state, found }: Props) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState(false);
  const stepUp = useStepUp("administer");
  const count = found ?? 0;
  async function start(reason: string): Promise<void> {
    const body = {
      filters: toListFilters(entity, state, Date.now()) as Record<string, unknown>[],
      sort: state.sort ?? entity.sort,
      language: i18n.locale === "it" ? ("it" as const) : ("en" as const),
    };
    const run = await stepUp.run((proven) =>
      api().backOffice.export({ params: { kind: entity.kind as EntityKind }, body }, { reason, ...proven }),
    );
    rememberRun(entity.kind, run.id);
  }
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={IconDownload}
        disabled={!found}
        onClick={async () => setAsked(await stepUp.confirm())}
      >
        CSV
      </Button>
      {stepUp.dialog}
      {asked && (
        <ReasonDialog
          title={t`Export as CSV`}
          submitLabel={t`${plural(count, { one: "Export # row", other: "Export # rows" })}`}
          act={start}
          onClose={() => setAsked(false)}
        >
          <p>
            <Trans>
              We’ll export <Plural value={count} one="the # row" other="all # rows" /> of this list, with the current
              filters. The export will run in the background: you can keep working, and you’ll find the file here when
              it’s ready.
            </Trans>
          </p>
        </ReasonDialog>
      )}
    </>
  );
}
