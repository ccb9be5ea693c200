import type { NotificationTopic } from "@orbita/contract";
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../api/client.ts";
import { answered } from "../api/failure.ts";
import { onChangeEvent } from "../realtime/change-events.ts";
import { rememberUnread } from "./unread.ts";

export type NotificationQuery = { spaceId?: string | undefined; topic?: NotificationTopic | undefined; size: number };

const root = ["notifications"] as const;

/** The notifications, newest first, updated live. */
export function useNotifications({ spaceId, topic, size }: NotificationQuery) {
  const queries = useQueryClient();
  useEffect(
    () => onChangeEvent("notification.changed", () => void queries.invalidateQueries({ queryKey: root })),
    [queries],
  );
  return useInfiniteQuery({
    queryKey: [...root, { spaceId, topic, size }],
    queryFn: async ({ pageParam: page }) => {
      const query = { page, size, ...(spaceId && { spaceId }), ...(topic && { topic }) };
      const answer = await answered(api().notifications.list({ query }));
      rememberUnread(spaceId, answer.unread);
      return answer;
    },
    initialPageParam: 0,
    getNextPageParam: ({ page, totalPages }) => (page + 1 < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** Marks some notifications as read, or all notifications of the user or of the Space. */
export function useMarkRead(spaceId: string | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids?: readonly string[]) =>
      answered(api().notifications.markRead({ body: ids ? { ids: [...ids] } : spaceId ? { spaceId } : {} })),
    onSettled: () => queries.invalidateQueries({ queryKey: root }),
  });
}
