import type { RoomProps } from "~/features/back-office/room.ts";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import { ValueListsPage } from "./value-lists-page.tsx";

/** One value list by its name; without a name the route redirects to the first one. */
export function ValueListsRoom({ name, more }: RoomProps) {
  return name !== undefined && more === undefined ? <ValueListsPage type={name} /> : <NotFoundPage />;
}
