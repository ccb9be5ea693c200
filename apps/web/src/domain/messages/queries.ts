import type { Thread } from "@orbita/contract";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "~/shell/api/client.ts";
import { answered, OfflineError } from "~/shell/api/failure.ts";
import { onGap, onChangeEvent } from "~/shell/realtime/change-events.ts";

/** The viewer of a thread: the talent (null), or a member of a Space. */
export type ThreadViewer = { readonly spaceId: string | null };

export const messagesKey = ({ spaceId }: ThreadViewer) => ["messages", spaceId ?? "mine"] as const;
const threadKey = (looker: ThreadViewer, id: string) => [...messagesKey(looker), "thread", id] as const;

export const inboxQuery = (looker: ThreadViewer, unread: boolean) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey(looker), "inbox", unread],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) => {
      const query = {
        ...(cursor !== undefined && { cursor }),
        unread: unread ? ("true" as const) : ("false" as const),
      };
      const { messages } = api();
      return answered(
        looker.spaceId === null ? messages.mine({ query }) : messages.list({ query }, { spaceId: looker.spaceId }),
      );
    },
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  });

/** The pages of a thread. The first page has the newest messages, the next page earlier ones. */
export const threadQuery = (looker: ThreadViewer, id: string) =>
  infiniteQueryOptions({
    queryKey: threadKey(looker, id),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before }) => {
      const asked = { params: { id }, query: before === undefined ? {} : { before } };
      return answered(looker.spaceId === null ? api().messages.readMine(asked) : api().messages.read(asked));
    },
    getNextPageParam: ({ before }) => before ?? undefined,
  });

export const templatesQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ["message-templates", spaceId],
    queryFn: () => answered(api().messages.templates({}, { spaceId })),
  });

/** Refetches messages when either side writes or reads. */
export function useLiveMessages(looker: ThreadViewer): void {
  const queries = useQueryClient();
  const { spaceId } = looker;
  useEffect(() => {
    const look = () => void queries.invalidateQueries({ queryKey: messagesKey({ spaceId }) });
    // A closed application closes its thread, so its change events matter too.
    const stops = [onChangeEvent("message.changed", look), onChangeEvent("application.changed", look), onGap(look)];
    return () => stops.forEach((stop) => stop());
  }, [queries, spaceId]);
}

type MessageInput = { text: string; fileIds: string[] };

/**
 * Sends a message.
 * A retry of the same message uses the same idempotency key, so that a message that did arrive is not sent twice.
 */
export function useSend(looker: ThreadViewer, id: string) {
  const queries = useQueryClient();
  const tried = useRef<{ said: string; key: string }>(null);
  return useMutation({
    mutationFn: (body: MessageInput) => {
      const said = JSON.stringify(body);
      if (tried.current?.said !== said) tried.current = { said, key: crypto.randomUUID() };
      const options = { idempotencyKey: tried.current.key };
      const asked = { params: { id }, body };
      const { messages } = api();
      return answered(looker.spaceId === null ? messages.sendMine(asked, options) : messages.send(asked, options));
    },
    onSuccess: () => {
      tried.current = null;
      return queries.invalidateQueries({ queryKey: messagesKey(looker) });
    },
    onError: (error) => {
      // Any response, even a refusal, uses up the idempotency key; only an offline error keeps it for the retry.
      if (!(error instanceof OfflineError)) tried.current = null;
    },
  });
}

/** Marks the thread as read while `shown` (its last message is in view) and the page is visible. */
export function useReading(looker: ThreadViewer, thread: Thread | undefined, shown: boolean): void {
  const queries = useQueryClient();
  const { spaceId } = looker;
  const last = thread?.messages.at(-1)?.seq;
  const id = thread?.id;
  const news = shown && thread !== undefined && thread.unread > 0;
  useEffect(() => {
    if (!news || id === undefined || last === undefined) return;
    const mark = async () => {
      if (document.visibilityState !== "visible") return;
      const asked = { params: { id }, body: { seq: last } };
      // A failed request is ignored: the next time the thread is viewed, it is marked again.
      await (spaceId === null ? api().messages.markMine(asked) : api().messages.mark(asked)).catch(() => undefined);
      await queries.invalidateQueries({ queryKey: messagesKey({ spaceId }) });
    };
    const look = () => void mark();
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [queries, spaceId, id, last, news]);
}
