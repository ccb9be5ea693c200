import type { Me, MySpace } from "@orbita/contract";
import { useEffect, useState } from "react";
import { api } from "../api/client.ts";
import { onChangeEvent } from "../realtime/change-events.ts";

/** The user's Spaces with their details, for the context menu. Loaded when the menu opens, and again when a Space changes. */
export function useMySpaces(me: Me, wanted: boolean): readonly MySpace[] {
  const [spaces, setSpaces] = useState<readonly MySpace[]>([]);
  useEffect(() => {
    if (!wanted || me.spaces.length === 0) return;
    let current = true;
    async function ask(): Promise<void> {
      // If the request fails, the menu shows the names, which are known already; the details are loaded the next time.
      const mine = await api()
        .spaces.mine({})
        .catch(() => undefined);
      if (mine && current) setSpaces(mine);
    }
    void ask();
    const stop = onChangeEvent("space.changed", ({ id }) => {
      if (me.spaces.some((space) => space.id === id)) void ask();
    });
    return () => {
      current = false;
      stop();
    };
  }, [me, wanted]);
  return spaces;
}
