import { Trans, useLingui } from "@lingui/react/macro";
import type { StatisticsTable } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconDownload } from "@tabler/icons-react";
import { useSave } from "~/shell/form/use-save.ts";
import { api } from "~/shell/api/client.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import type { StatisticsFilters } from "./statistics-search.ts";

/** Downloads a table as CSV: the same numbers, and small groups hidden as on the page. */
function useCsv({ period, post }: StatisticsFilters) {
  const { i18n } = useLingui();
  const { id: spaceId } = useActingSpace();
  return useSave((table: StatisticsTable) => {
    const language = i18n.locale === "it" ? ("it" as const) : ("en" as const);
    const query = { period, ...(post && { jobPostId: post }), table, language };
    return api().statistics.table({ query }, { spaceId });
  });
}

/** Downloads the table of the card that contains the button. */
export function CsvButton({
  shown,
  table,
  title,
}: {
  shown: StatisticsFilters;
  table: StatisticsTable;
  title: string;
}) {
  const { t } = useLingui();
  const save = useCsv(shown);
  return (
    <IconButton
      size="sm"
      icon={IconDownload}
      label={t`Download as CSV: ${title}`}
      aria-busy={save.isPending}
      onClick={() => save.mutate(table)}
    />
  );
}

/** Menu of all tables of the page. */
export function CsvMenu({ shown }: { shown: StatisticsFilters }) {
  const { t } = useLingui();
  const save = useCsv(shown);
  const titles: Record<StatisticsTable, string> = {
    figures: t({ message: "Figures", context: "numbers of a file" }),
    course: t`Visits and openings`,
    answers: t`Time to the first answer`,
    funnel: t`From the first look to the hire`,
    posts: t`Job posts`,
    sources: t`Where they come from`,
    timeInState: t`Time in each state`,
  };
  const tables = Object.entries(titles) as [StatisticsTable, string][];
  return (
    <Menu
      width={280}
      title={t`Download as CSV`}
      trigger={
        <Button icon={IconDownload} busy={save.isPending}>
          <Trans>CSV</Trans>
        </Button>
      }
      groups={[tables.map(([table, label]) => ({ id: table, label, onSelect: () => save.mutate(table) }))]}
    />
  );
}
