import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconDownload } from "@tabler/icons-react";
import { addDays } from "~/shell/calendar/rome-days.ts";
import { api } from "~/shell/api/client.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { useSave } from "~/shell/form/use-save.ts";

type DayRange = { from: string; to: string };
const most = 92;

/** Downloads the ledger as CSV: one day, its month, or the three months up to that day. */
export function LedgerCsv({ post, day }: { post: string; day: string }) {
  const { t } = useLingui();
  const { id: spaceId } = useActingSpace();
  const save = useSave((query: DayRange) => api().clicks.exportEntries({ params: { id: post }, query }, { spaceId }));
  const first = `${day.slice(0, 7)}-01`;
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  const choice = (id: string, label: string, days: DayRange) => ({ id, label, onSelect: () => save.mutate(days) });
  return (
    <Menu
      width={240}
      trigger={
        <Button size="sm" icon={IconDownload} busy={save.isPending}>
          <Trans>Export as CSV</Trans>
        </Button>
      }
      groups={[
        [
          choice("day", t`This day`, { from: day, to: day }),
          choice("month", t`The whole month`, { from: first, to: last }),
          choice("most", t`The three months up to this day`, { from: addDays(day, 1 - most), to: day }),
        ],
      ]}
    />
  );
}
