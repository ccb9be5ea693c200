import { useLingui } from "@lingui/react/macro";
import type { EntityDescription, EntityRecord } from "@orbita/contract/back-office/entity";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { words } from "@orbita/contract/kernel/fields";
import { postLimits } from "@orbita/contract/posts/limits";
import { z } from "zod";
import { formatCount } from "~/shell/format/format.ts";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { EntityDrawer } from "./entity-drawer.tsx";
import { EntityList } from "./entity-list.tsx";
import { isListFiltered, listState, type ListSearchParams } from "~/domain/back-office/list-state.ts";
import { recordListQuery, totalQuery } from "~/domain/back-office/queries.ts";
import { specialOf } from "./special.tsx";
import styles from "./back-office.module.css";

const taken = (max: number) => z.object({ text: words({ min: 1, max }) });

/**
 * Admin actions on posts, comments and channels, which have routes of their own. Their generated entity definitions do not list these actions.
 */
const own: Readonly<Record<string, Partial<EntityDescription>>> = {
  post: { acts: ["enable", "change", "remove"], stated: true, change: taken(postLimits.text.max) },
  comment: { acts: ["enable", "change", "remove"], stated: true, change: taken(postLimits.comment.max) },
  channel: { acts: ["enable", "remove"], stated: true },
};

const withOwnDetail = (entity: EntityDescription): EntityDescription =>
  entity.ownRoutes && Object.hasOwn(own, entity.kind) ? { ...entity, ...own[entity.kind] } : entity;

type Props = {
  entity: EntityDescription;
  /** Path segment of the list; `id` is the record that is open in the drawer. */
  room: string;
  id: string | undefined;
  search: ListSearchParams;
  /** Element between the title of the page and the record list. */
  children?: ReactNode;
};

/** Makes the link of a row, which opens its record in the drawer. The list keeps its search parameters. */
const linkIn = (room: string) =>
  function rowLink({ id }: EntityRecord) {
    return (
      <Link
        {...toAdmin(room, id)}
        search={(now: ListSearchParams) => now}
        resetScroll={false}
        activeProps={{}}
        data-row
      />
    );
  };

/** The list of an entity kind, and the drawer with the record named by the URL. */
export function EntityPage({ entity, room, id, search, children }: Props) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const state = listState(entity, search);
  const query = useQuery(recordListQuery(entity, state));
  const narrowed = isListFiltered(state);
  const { data: all } = useQuery({ ...totalQuery(entity), enabled: narrowed });
  const total = narrowed ? all : query.data?.totalElements;
  const special = specialOf(entity.kind);
  const linkTo = (address: ListSearchParams): LinkElement => (
    <Link {...toAdmin(room, id)} search={address} resetScroll={false} activeProps={{}} />
  );
  const go = (address: ListSearchParams) =>
    void navigate({ ...toAdmin(room, id), search: address, resetScroll: false });
  const open = (next: string | undefined) =>
    void navigate({
      ...toAdmin(room, next),
      search: (now: ListSearchParams) => now,
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={styles.page}>
      <PageHeader
        title={pickAdminLabel(entity.words.many, i18n.locale)}
        count={total === undefined ? undefined : formatCount(i18n.locale, total)}
        actions={special.header?.()}
      />
      {children ?? special.above?.()}
      <EntityList {...{ entity, state, query, linkTo, go }} opened={id} rowLink={special.rowLink ?? linkIn(room)} />
      {id !== undefined && (
        <EntityDrawer
          key={entity.kind}
          entity={withOwnDetail(entity)}
          id={id}
          tab={typeof search["tab"] === "string" ? search["tab"] : undefined}
          rows={query.data?.content ?? []}
          onOpen={open}
        />
      )}
    </div>
  );
}
