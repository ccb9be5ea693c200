import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";
import { uploadsKey } from "./queries.ts";

/** Polling intervals in ms: short until the first change event arrives, then long, as a fallback for lost events. */
const untoldMs = 2_000;
const toldMs = 15_000;

type UploadQueryData = { state: string } | readonly { state: string }[];
const isReading = (shown: UploadQueryData | undefined): boolean =>
  shown !== undefined && [shown].flat().some(({ state }) => state === "reading");

/** Refetches uploads on change events. Returns a refetch interval that polls while a document is being read. */
export function useLiveUploads() {
  const queries = useQueryClient();
  const heard = useRef(false);
  useEffect(
    () =>
      onChangeEvent("resumeUpload.changed", () => {
        heard.current = true;
        void queries.invalidateQueries({ queryKey: uploadsKey });
      }),
    [queries],
  );
  return ({ state }: { state: { data: UploadQueryData | undefined } }): number | false =>
    isReading(state.data) ? (heard.current ? toldMs : untoldMs) : false;
}
