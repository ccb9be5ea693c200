import { useLingui } from "@lingui/react/macro";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { Suspense } from "react";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import type { RoomProps } from "./room.ts";
import { showRoom } from "./rooms.tsx";

/** The room that the address names; each comes when it is entered. */
export function AdminRoom({ room, ...props }: RoomProps & { room: string | undefined }) {
  const { t } = useLingui();
  const shown = showRoom(room, props);
  if (!shown) return <NotFoundPage />;
  return <Suspense fallback={<LoadingList label={t`Loading`} shape="none" />}>{shown}</Suspense>;
}
