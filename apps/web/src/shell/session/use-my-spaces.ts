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
    const ask = () =>
      void api()
        .spaces.mine({})
        // The names are known already; the rest can wait for the next look.
        .catch(() => undefined)
        .then((mine) => {
          if (mine && current) setSpaces(mine);
        });
    ask();
    const stop = onHint("space.changed", ({ id }) => {
      if (me.spaces.some((space) => space.id === id)) ask();
    });
    return () => {
      current = false;
      stop();
    };
  }, [me, wanted]);
  return spaces;
}
