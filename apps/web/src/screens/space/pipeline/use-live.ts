import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";
import { throttleRefetch } from "~/shell/realtime/throttle-refetch.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { applicationsKey } from "~/domain/applications/queries.ts";
import { useWhoMoved } from "~/domain/applications/use-who-moved.ts";

/** Delays before refetching. Short delays suffice: a Space has few members, so the refetches do not overload the server. */
const atOnce = { afterMs: 50, spreadMs: 200 };

type UseLiveOptions = {
  jobPostId?: string | undefined;
  isOurs: (id: string) => boolean;
  announce: (words: string) => void;
};

/**
 * Refetches the applications when colleagues or talents change them, and announces the changes.
 * A reconnect refetches everything anyway.
 */
export function useLive(options: UseLiveOptions): void {
  const { t } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const whoMoved = useWhoMoved();
  const heard = useRef(new Set<string>());

  const look = useEffectEvent(async () => {
    const [first, ...rest] = [...heard.current];
    heard.current.clear();
    await queries.invalidateQueries({ queryKey: applicationsKey(space.id) });
    if (first === undefined) return;
    const message = rest.length === 0 ? await whoMoved(first, options.jobPostId) : t`Applications updated`;
    if (message) options.announce(message);
  });
  const hear = useEffectEvent((id: string) => {
    if (!options.isOurs(id)) heard.current.add(id);
  });
  useEffect(() => {
    const later = throttleRefetch(() => void look(), atOnce);
    const stop = onChangeEvent("application.changed", ({ id }) => {
      hear(id);
      later.schedule();
    });
    return () => {
      stop();
      later.stop();
    };
  }, []);
}
