import { Trans, useLingui } from "@lingui/react/macro";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { TabLinks } from "@orbita/ui/base/tab-links.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { FilterMenu } from "@orbita/ui/patterns/filter-menu.tsx";
import { entities, entityKinds } from "@orbita/contract/back-office/entities/index";
import { Link } from "@tanstack/react-router";
import { inWords } from "~/shell/frames/admin-places.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { textSearch } from "~/shell/navigation/page-search.ts";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import { ChangesTable } from "./changes-table.tsx";
import { historyAddress, type HistorySearch } from "./history-address.ts";
import { LooksTable } from "./looks-table.tsx";
import type { RoomProps } from "./room.ts";
import styles from "./back-office.module.css";

/** The change history of all entities and, at `looks`, the log of admins' access to personal data. */
export function HistoryRoom({ name, search }: RoomProps) {
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
        meta={<Trans>What was changed and looked at, by whom and why. Nobody can change it.</Trans>}
      />
      <TabLinks
        label={t({ message: "History", context: "of changes" })}
        items={[tab(undefined, t`Changes`), tab("looks", t`Looks at personal data`)]}
      />
      <HistoryFilters asked={asked} part={name} />
      {looks ? <LooksTable asked={asked} /> : <ChangesTable asked={asked} />}
    </div>
  );
}

function HistoryFilters({ asked, part }: { asked: HistorySearch; part: string | undefined }) {
  const { t, i18n } = useLingui();
  const linkTo = (change: Partial<HistorySearch>) => (
    <Link {...toAdmin("history", part)} search={historyAddress({ ...asked, ...change })} activeProps={{}} />
  );
  const kinds = entityKinds.filter((kind) => (part === "looks" ? entities[kind].personal : entities[kind].history));
  const shown = asked.kind ? inWords(entities[asked.kind].words.many, i18n.locale) : t`Of what`;
  const short = (id: string) => id.slice(0, 8);
  return (
    <div role="group" aria-label={t`Filters`} className={styles.chips}>
      <FilterMenu
        title={t`Of what`}
        shown={shown}
        on={asked.kind !== undefined}
        choices={[
          { key: "", label: t`Everything`, chosen: asked.kind === undefined, link: linkTo({ kind: undefined }) },
          ...kinds.map((kind) => ({
            key: kind,
            label: inWords(entities[kind].words.many, i18n.locale),
            chosen: kind === asked.kind,
            link: linkTo({ kind }),
          })),
        ]}
      />
      {asked.id && (
        <Chip on removable label={t`Remove: one record`} link={linkTo({ id: undefined })}>
          <Trans>One record: {short(asked.id)}</Trans>
        </Chip>
      )}
      {asked.by && part !== "looks" && (
        <Chip on removable label={t`Remove: one person’s`} link={linkTo({ by: undefined })}>
          <Trans>By one person: {short(asked.by)}</Trans>
        </Chip>
      )}
    </div>
  );
}
