import { Navigate } from "@tanstack/react-router";
import type { RoomProps } from "~/features/back-office/room.ts";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import { ValueListsPage } from "./value-lists-page.tsx";

/** The lists have no page of their own: the first one opens. */
export function ValueListsRoom({ name, more }: RoomProps) {
  if (name === undefined) return <Navigate {...toAdmin("lists", "contract_type")} replace />;
  return more === undefined ? <ValueListsPage type={name} /> : <NotFoundPage />;
}
