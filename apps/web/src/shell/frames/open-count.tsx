import { useLingui } from "@lingui/react";
import type { RealtimeType } from "@orbita/contract/realtime/messages";
import { useEffect, useState } from "react";
import { formatCount } from "../format/format.ts";
import { onGap, onHint } from "../realtime/hints.ts";
import { useClientState } from "../session/client-state.ts";
import styles from "./act-as.module.css";

type Props = { of: () => Promise<number | undefined>; hint: RealtimeType };

/** How many wait at a place of the bar; none where it cannot be known now. */
export function useOpenCount({ of, hint }: Props): number {
  const [open, setOpen] = useState(0);
  useEffect(() => {
    let current = true;
    async function ask(): Promise<void> {
      // On the way out there is still a bar, and nobody to ask in the name of.
      if (!useClientState.getState().auth) return;
      const count = await of();
      if (current && count !== undefined) setOpen(count);
    }
    const again = () => void ask();
    again();
    const stops = [onHint(hint, again), onGap(again)];
    return () => {
      current = false;
      stops.forEach((stop) => stop());
    };
  }, [of, hint]);
  return open;
}

/** The same beside a name; nothing where none do. */
export function OpenCount(props: Props) {
  const { i18n } = useLingui();
  const open = useOpenCount(props);
  return open > 0 && <span className={styles.count}>{formatCount(i18n.locale, open)}</span>;
}
