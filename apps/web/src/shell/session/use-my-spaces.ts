import type { Me, MySpace } from "@orbita/contract";
import { useEffect, useState } from "react";
import { api } from "../api/client.ts";
import { onHint } from "../realtime/hints.ts";

/** The user's Spaces with their details for the context switch; loaded when it opens, and again when one changes. */
export function useMySpaces(me: Me, wanted: boolean): readonly MySpace[] {
  const [spaces, setSpaces] = useState<readonly MySpace[]>([]);
  useEffect(() => {
    if (!wanted || me.spaces.length === 0) return;
    let current = true;
    async function ask(): Promise<void> {
      // On failure: the names are known already; the details are loaded the next time.
      const mine = await api()
        .spaces.mine({})
        .catch(() => undefined);
      if (mine && current) setSpaces(mine);
    }
    void ask();
    const stop = onHint("space.changed", ({ id }) => {
      if (me.spaces.some((space) => space.id === id)) void ask();
    });
    return () => {
      current = false;
      stop();
    };
  }, [me, wanted]);
  return spaces;
}
