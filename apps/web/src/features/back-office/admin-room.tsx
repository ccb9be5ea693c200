import { useLingui } from "@lingui/react/macro";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { Suspense } from "react";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import type { RoomProps } from "./room.ts";
import { showRoom } from "./rooms.tsx";

/** The admin page named by the URL. Each page is a lazy chunk, loaded when it is first opened. */
export function AdminRoom({ room, ...props }: RoomProps & { room: string | undefined }) {
  const { t } = useLingui();
  const shown = showRoom(room, props);
  if (!shown) return <NotFoundPage />;
  return <Suspense fallback={<LoadingList label={t`Loading`} shape="none" />}>{shown}</Suspense>;
}
