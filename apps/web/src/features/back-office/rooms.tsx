import { entities } from "@orbita/contract/back-office/entities/index";
import { lazy, type ComponentType, type ReactNode } from "react";
import { kindIn, roomOf } from "~/shell/frames/admin-places.tsx";
import type { RoomProps } from "./room.ts";

type Room = ComponentType<RoomProps>;

const EntityRoom = lazy(async () => ({ default: (await import("./entity-room.tsx")).EntityRoom }));

const rooms: Readonly<Record<string, Room>> = {
  "": lazy(async () => ({ default: (await import("~/features/admin/admin-overview.tsx")).AdminOverview })),
  billing: lazy(async () => {
    const { BillingAdmin } = await import("~/features/billing-admin/billing-admin.tsx");
    return { default: ({ name, more, search }: RoomProps) => <BillingAdmin part={name} name={more} search={search} /> };
  }),
  feed: lazy(async () => {
    const [{ FeedAdmin }, { feedAdminSearch }] = await Promise.all([
      import("~/features/feed-admin/feed-admin.tsx"),
      import("~/features/feed-admin/feed-admin-search.ts"),
    ]);
    return {
      default: ({ name, more, search }: RoomProps) => (
        <FeedAdmin part={name} name={more} search={feedAdminSearch(search)} />
      ),
    };
  }),
  lists: lazy(async () => ({ default: (await import("~/features/value-lists/value-lists-room.tsx")).ValueListsRoom })),
  skills: lazy(async () => ({ default: (await import("~/features/skills-admin/skills-room.tsx")).SkillsRoom })),
  runs: lazy(async () => {
    const { OperationsRoom } = await import("~/features/operations/operations-room.tsx");
    return { default: ({ name, search }: RoomProps) => <OperationsRoom part={name} search={search} /> };
  }),
  history: lazy(async () => ({ default: (await import("./history-room.tsx")).HistoryRoom })),
};

/** Renders an admin page. Kinds without a page of their own get the generic one, built from their description. */
export function showRoom(room: string | undefined, props: RoomProps): ReactNode {
  const Room = rooms[room ?? ""];
  if (Room && Object.hasOwn(rooms, room ?? "")) return <Room {...props} />;
  const kind = kindIn(room);
  if (!kind || props.more !== undefined) return null;
  return <EntityRoom key={kind} entity={entities[kind]} room={roomOf(kind)} id={props.name} search={props.search} />;
}
