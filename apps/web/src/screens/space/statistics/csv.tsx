import { Trans, useLingui } from "@lingui/react/macro";
import type { StatisticsTableName } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconDownload } from "@tabler/icons-react";
import { useSave } from "~/shell/form/use-save.ts";
import { api } from "~/shell/api/client.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import type { StatisticsFilters } from "./statistics-search.ts";

/** Downloads a table as CSV, with the numbers of the page. Groups that are too small are hidden as on the page. */
function useCsv({ period, post }: StatisticsFilters) {
  const { i18n } = useLingui();
  const { id: spaceId } = useActingSpace();
  return useSave((table: StatisticsTableName) => {
    const language = i18n.locale === "it" ? ("it" as const) : ("en" as const);
    const query = { period, ...(post && { jobPostId: post }), table, language };
    return api().statistics.table({ query }, { spaceId });
  });
}

/** Downloads the table of the card that contains the button. */
export function TableCsvButton({
  shown,
  table,
  title,
}: {
  shown: StatisticsFilters;
  table: StatisticsTableName;
  title: string;
}) {
  const { t } = useLingui();
  const save = useCsv(shown);
  return (
    <IconButton
      size="sm"
      icon={IconDownload}
      label={t`Export ${title} as CSV`}
      aria-busy={save.isPending}
      onClick={() => save.mutate(table)}
    />
  );
}

/** Menu to download each table of the page as CSV. */
export function CsvMenu({ shown }: { shown: StatisticsFilters }) {
  const { t } = useLingui();
  const save = useCsv(shown);
  const titles: Record<StatisticsTableName, string> = {
    figures: t({ message: "Key figures", context: "numbers of a file" }),
    course: t`Visits over time`,
    answers: t`Time to first reply`,
    funnel: t`From first visit to hire`,
    posts: t`Jobs`,
    sources: t`Visit sources`,
    timeInState: t`Time in each stage`,
  };
  const tables = Object.entries(titles) as [StatisticsTableName, string][];
  return (
    <Menu
      width={280}
      title={t`Export as CSV`}
      trigger={
        <Button icon={IconDownload} busy={save.isPending}>
          <Trans>CSV</Trans>
        </Button>
      }
      groups={[tables.map(([table, label]) => ({ id: table, label, onSelect: () => save.mutate(table) }))]}
    />
  );
}
