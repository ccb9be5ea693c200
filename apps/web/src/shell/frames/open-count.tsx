import { useLingui } from "@lingui/react";
import type { RealtimeType } from "@orbita/contract/realtime/messages";
import { useEffect, useState } from "react";
import { formatCount } from "../format/format.ts";
import { onGap, onChangeEvent } from "../realtime/change-events.ts";
import { useClientState } from "../session/client-state.ts";
import styles from "./act-as.module.css";

type Props = { of: () => Promise<number | undefined>; hint: RealtimeType };

/** The number of open items that a link of the navigation bar leads to; zero if it cannot be loaded. */
export function useOpenCount({ of, hint }: Props): number {
  const [open, setOpen] = useState(0);
  useEffect(() => {
    let current = true;
    async function ask(): Promise<void> {
      // Sends no request during sign-out, when the navigation bar is still mounted but the session has ended.
      if (!useClientState.getState().auth) return;
      const count = await of();
      if (current && count !== undefined) setOpen(count);
    }
    const again = () => void ask();
    again();
    const stops = [onChangeEvent(hint, again), onGap(again)];
    return () => {
      current = false;
      stops.forEach((stop) => stop());
    };
  }, [of, hint]);
  return open;
}

/** The number beside a link of the navigation bar. Renders nothing for zero. */
export function OpenCount(props: Props) {
  const { i18n } = useLingui();
  const open = useOpenCount(props);
  return open > 0 && <span className={styles.count}>{formatCount(i18n.locale, open)}</span>;
}
