import { Trans, useLingui } from "@lingui/react/macro";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { TabLinks } from "@orbita/ui/base/tab-links.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { FilterMenu } from "@orbita/ui/patterns/filter-menu.tsx";
import { entities, entityKinds } from "@orbita/contract/back-office/entities/index";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { textSearch } from "~/shell/navigation/page-search.ts";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import { ChangesTable, changesQuery } from "./changes-table.tsx";
import { historyAddress, type HistorySearch } from "./history-address.ts";
import { AccessLogTable } from "./access-log-table.tsx";
import type { AdminPageProps } from "~/domain/back-office/admin-page-props.ts";
import styles from "./back-office.module.css";

/** The change history of all entities and, at `looks`, the log of admins' access to personal data. */
export function HistoryPage({ name, search }: AdminPageProps) {
  const { t } = useLingui();
  const looks = name === "looks";
  const kind = entityKinds.find((one) => one === search["kind"]);
  const asked: HistorySearch = { kind, id: textSearch(search["id"]), by: textSearch(search["by"]) };
  if (name !== undefined && !looks) return <NotFoundPage />;
  const tab = (id: string | undefined, label: string) => ({
    id: id ?? "changes",
    label,
    current: id === name,
    link: <Link {...toAdmin("history", id)} search={historyAddress(asked)} activeOptions={{ exact: true }} />,
  });
  return (
    <div className={styles.page}>
      <PageHeader
        title={t({ message: "History", context: "of changes" })}
        meta={
          <Trans>
            This page shows everything that was changed or viewed, by whom and why. The log can’t be edited.
          </Trans>
        }
      />
      <TabLinks
        label={t({ message: "History", context: "of changes" })}
        items={[tab(undefined, t`Changes`), tab("looks", t`Access to personal data`)]}
      />
      <HistoryFilters asked={asked} part={name} />
      {looks ? <AccessLogTable asked={asked} /> : <ChangesTable asked={asked} />}
    </div>
  );
}

function HistoryFilters({ asked, part }: { asked: HistorySearch; part: string | undefined }) {
  const { t, i18n } = useLingui();
  const linkTo = (change: Partial<HistorySearch>) => (
    <Link {...toAdmin("history", part)} search={historyAddress({ ...asked, ...change })} activeProps={{}} />
  );
  const kinds = entityKinds.filter((kind) => (part === "looks" ? entities[kind].personal : entities[kind].history));
  const shown = asked.kind ? pickAdminLabel(entities[asked.kind].words.many, i18n.locale) : t`Record type`;
  return (
    <div role="group" aria-label={t`Filters`} className={styles.chips}>
      <FilterMenu
        title={t`Record type`}
        shown={shown}
        on={asked.kind !== undefined}
        choices={[
          { key: "", label: t`Everything`, chosen: asked.kind === undefined, link: linkTo({ kind: undefined }) },
          ...kinds.map((kind) => ({
            key: kind,
            label: pickAdminLabel(entities[kind].words.many, i18n.locale),
            chosen: kind === asked.kind,
            link: linkTo({ kind }),
          })),
        ]}
      />
      {asked.id && (
        <Chip on removable label={t`Clear record filter`} link={linkTo({ id: undefined })}>
          <Trans>One record</Trans>
        </Chip>
      )}
      {asked.by && part !== "looks" && (
        <Chip on removable label={t`Clear person filter`} link={linkTo({ by: undefined })}>
          <PersonName asked={asked} />
        </Chip>
      )}
    </div>
  );
}

/** The name of the person by whom the changes are filtered, from the changes in the table. */
function PersonName({ asked }: { asked: HistorySearch }) {
  const { data } = useInfiniteQuery(changesQuery(asked));
  const name = data?.pages.flatMap(({ content }) => content).find(({ byId }) => byId === asked.by)?.by;
  return name ? <bdi>{name}</bdi> : <Trans>One person</Trans>;
}
