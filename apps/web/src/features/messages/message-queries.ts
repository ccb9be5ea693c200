import type { Thread } from "@orbita/contract";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "~/shell/api/client.ts";
import { answered, OfflineError } from "~/shell/api/failure.ts";
import { onGap, onHint } from "~/shell/realtime/hints.ts";

/** Who looks: the talent, or somebody of a Space. */
export type Looker = { readonly spaceId: string | null };

export const messagesKey = ({ spaceId }: Looker) => ["messages", spaceId ?? "mine"] as const;
const threadKey = (looker: Looker, id: string) => [...messagesKey(looker), "thread", id] as const;

export const inboxQuery = (looker: Looker, unread: boolean) =>
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

/** The newest page first; the next one is what was said before. */
export const threadQuery = (looker: Looker, id: string) =>
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

/** What is said, or read, while one looks is seen at once. */
export function useLiveMessages(looker: Looker): void {
  const queries = useQueryClient();
  const { spaceId } = looker;
  useEffect(() => {
    const look = () => void queries.invalidateQueries({ queryKey: messagesKey({ spaceId }) });
    // The end of an application closes its thread.
    const stops = [onHint("message.changed", look), onHint("application.changed", look), onGap(look)];
    return () => stops.forEach((stop) => stop());
  }, [queries, spaceId]);
}

type Said = { text: string; fileIds: string[] };

/** The same key for a second try of the same words: what arrived after all is not said twice. */
export function useSend(looker: Looker, id: string) {
  const queries = useQueryClient();
  const tried = useRef<{ said: string; key: string }>(null);
  return useMutation({
    mutationFn: (body: Said) => {
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
      // An answer, even a refusal, ends the act.
      if (!(error instanceof OfflineError)) tried.current = null;
    },
  });
}

/** Marks the thread as read while `shown` (its last message is in view) and the page is visible. */
export function useReading(looker: Looker, thread: Thread | undefined, shown: boolean): void {
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
      // What could not be marked now is marked when it is looked at again.
      await (spaceId === null ? api().messages.markMine(asked) : api().messages.mark(asked)).catch(() => undefined);
      await queries.invalidateQueries({ queryKey: messagesKey({ spaceId }) });
    };
    const look = () => void mark();
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [queries, spaceId, id, last, news]);
}
