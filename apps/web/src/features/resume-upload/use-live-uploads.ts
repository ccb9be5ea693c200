import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { onHint } from "~/shell/realtime/hints.ts";
import { uploadsKey } from "./queries.ts";

/** Looked at by itself while nobody tells; once somebody does, only in case a telling was lost. */
const untoldMs = 2_000;
const toldMs = 15_000;

type Shown = { state: string } | readonly { state: string }[];
const isReading = (shown: Shown | undefined): boolean =>
  shown !== undefined && [shown].flat().some(({ state }) => state === "reading");

/** Asks again when a document's stage is told of, and, where nothing is told, every now and then while one is being read. */
export function useLiveUploads() {
  const queries = useQueryClient();
  const heard = useRef(false);
  useEffect(
    () =>
      onHint("resumeUpload.changed", () => {
        heard.current = true;
        void queries.invalidateQueries({ queryKey: uploadsKey });
      }),
    [queries],
  );
  return ({ state }: { state: { data: Shown | undefined } }): number | false =>
    isReading(state.data) ? (heard.current ? toldMs : untoldMs) : false;
}
