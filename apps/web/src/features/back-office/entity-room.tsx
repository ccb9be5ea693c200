import { useLingui } from "@lingui/react/macro";
import type { Entity, EntityRecord } from "@orbita/contract/back-office/entity";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { inWords } from "~/shell/frames/admin-places.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { EntityDrawer } from "./entity-drawer.tsx";
import { EntityList } from "./entity-list.tsx";
import { isNarrowed, listState, type Address } from "./list-state.ts";
import { listQuery, totalQuery } from "./queries.ts";
import { detailOf } from "./own-detail.ts";
import { specialOf } from "./special.tsx";
import styles from "./back-office.module.css";

type Props = {
  entity: Entity;
  /** `room`: path segment of the list; `id`: the open record. */
  room: string;
  id: string | undefined;
  search: Address;
  /** Rendered between the title and the list. */
  children?: ReactNode;
};

/** Opens the record in the drawer; the list keeps its state. */
const linkIn = (room: string) =>
  function rowLink({ id }: EntityRecord) {
    return <Link {...toAdmin(room, id)} search={(now: Address) => now} resetScroll={false} activeProps={{}} data-row />;
  };

/** The list of an entity kind, and the drawer with the record named by the URL. */
export function EntityRoom({ entity, room, id, search, children }: Props) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const state = listState(entity, search);
  const query = useQuery(listQuery(entity, state));
  const narrowed = isNarrowed(state);
  const { data: all } = useQuery({ ...totalQuery(entity), enabled: narrowed });
  const total = narrowed ? all : query.data?.totalElements;
  const special = specialOf(entity.kind);
  const linkTo = (address: Address): LinkElement => (
    <Link {...toAdmin(room, id)} search={address} resetScroll={false} activeProps={{}} />
  );
  const go = (address: Address) => void navigate({ ...toAdmin(room, id), search: address, resetScroll: false });
  const open = (next: string | undefined) =>
    void navigate({ ...toAdmin(room, next), search: (now: Address) => now, replace: true, resetScroll: false });
  return (
    <div className={styles.page}>
      <PageHeader
        title={inWords(entity.words.many, i18n.locale)}
        count={total === undefined ? undefined : formatCount(i18n.locale, total)}
        actions={special.header?.()}
      />
      {children ?? special.above?.()}
      <EntityList {...{ entity, state, query, linkTo, go }} opened={id} rowLink={special.rowLink ?? linkIn(room)} />
      {id !== undefined && (
        <EntityDrawer
          key={entity.kind}
          entity={detailOf(entity)}
          id={id}
          tab={typeof search["tab"] === "string" ? search["tab"] : undefined}
          rows={query.data?.content ?? []}
          onOpen={open}
        />
      )}
    </div>
  );
}
