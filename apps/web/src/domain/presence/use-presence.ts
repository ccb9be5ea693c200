import { presenceTiming } from "@orbita/contract/presence/limits";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";
import type { PresentColleague, PresenceControl } from "./presence-context.tsx";

/**
 * Reports that this window shows the record, by a heartbeat every few seconds, and receives the list of other viewers.
 * A hidden window sends no heartbeats, and the presence of a closed window expires.
 */
export function usePresence(id: string): PresenceControl {
  const [people, setPeople] = useState<readonly PresentColleague[]>([]);
  const writing = useRef<string | null>(null);
  const beat = useRef<() => void>(() => undefined);

  useEffect(() => {
    const tab = crypto.randomUUID();
    const { presence } = api();
    let over = false;
    const say = async (): Promise<void> => {
      if (over || document.hidden) return;
      try {
        const here = await presence.look({ params: { id }, body: { tab, writing: writing.current } });
        if (!over && here) setPeople(here.people);
      } catch {
        // A failed heartbeat is ignored: the next one follows.
      }
    };
    const leave = () => void presence.leave({ params: { id }, query: { tab } }).catch(() => undefined);
    const tellNow = () => void say();
    const onSeen = () => (document.hidden ? leave() : tellNow());
    beat.current = tellNow;
    tellNow();
    const clock = setInterval(tellNow, presenceTiming.beatSeconds * 1_000);
    document.addEventListener("visibilitychange", onSeen);
    const stop = onChangeEvent("presence.changed", (message) => {
      if (message.id === id) tellNow();
    });
    return () => {
      over = true;
      clearInterval(clock);
      document.removeEventListener("visibilitychange", onSeen);
      stop();
      writing.current = null;
      setPeople([]);
      leave();
    };
  }, [id]);

  const write = useCallback((noteId: string | null) => {
    if (writing.current === noteId) return;
    writing.current = noteId;
    beat.current();
  }, []);
  return useMemo(() => ({ people, write }), [people, write]);
}
