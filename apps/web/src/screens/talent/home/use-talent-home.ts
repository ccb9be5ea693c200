import type { RealtimeType } from "@orbita/contract/realtime/messages";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";
import { throttleRefetch } from "~/shell/realtime/throttle-refetch.ts";

const query = queryOptions({ queryKey: ["talent-home"], queryFn: () => answered(api().talentHome.read({})) });

/** Changes to data of the page. New jobs of saved searches come as notifications. */
const shown = [
  "interview.changed",
  "contactRequest.changed",
  "message.changed",
  "application.changed",
  "resumeUpload.changed",
  "resume.changed",
  "notification.changed",
] as const satisfies readonly RealtimeType[];

const soon = { afterMs: 100, spreadMs: 400 };

/** The user's home as a talent, refetched when one of its parts changes. */
export function useTalentHome() {
  const queries = useQueryClient();
  useEffect(() => {
    const { schedule, stop } = throttleRefetch(() => void queries.invalidateQueries(query), soon);
    const stops = [...shown.map((type) => onChangeEvent(type, schedule)), stop];
    return () => stops.forEach((end) => end());
  }, [queries]);
  return useQuery(query);
}
