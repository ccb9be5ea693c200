import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { onHint } from "~/shell/realtime/hints.ts";
import { lookLater } from "~/shell/realtime/look-later.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { applicationsKey } from "~/domain/applications/queries.ts";
import { useWhoMoved } from "./use-who-moved.ts";

/** Short delays suffice: a Space has few members, so the refetches do not overload the server. */
const atOnce = { afterMs: 50, spreadMs: 200 };

type Options = { jobPostId?: string | undefined; isOurs: (id: string) => boolean; announce: (words: string) => void };

/** Refetches and announces changes by colleagues and talents. A reconnect refetches everything anyway. */
export function useLive(options: Options): void {
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
    const told = rest.length === 0 ? await whoMoved(first, options.jobPostId) : t`The applications have changed`;
    if (told) options.announce(told);
  });
  const hear = useEffectEvent((id: string) => {
    if (!options.isOurs(id)) heard.current.add(id);
  });
  useEffect(() => {
    const later = lookLater(() => void look(), atOnce);
    const stop = onHint("application.changed", ({ id }) => {
      hear(id);
      later.told();
    });
    return () => {
      stop();
      later.stop();
    };
  }, []);
}
