import type { Me, MySpace } from "@orbita/contract";
import { useEffect, useState } from "react";
import { api } from "../api/client.ts";
import { onHint } from "../realtime/hints.ts";

/** One's Spaces with what the switch says of each; asked when somebody looks, and again when one of them changes. */
export function useMySpaces(me: Me, wanted: boolean): readonly MySpace[] {
  const [spaces, setSpaces] = useState<readonly MySpace[]>([]);
  useEffect(() => {
    if (!wanted || me.spaces.length === 0) return;
    let current = true;
    async function ask(): Promise<void> {
      // The names are known already; the rest can wait for the next look.
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
