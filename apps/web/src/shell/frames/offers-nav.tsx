import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { api } from "../api/client.ts";
import { formatCount } from "../format/format.ts";
import { onGap, onHint } from "../realtime/hints.ts";
import styles from "./act-as.module.css";

/** How many wait for an answer. The bar does without a number that cannot be had now. */
const countOpen = async (): Promise<number | undefined> =>
  (
    await api()
      .contactOffers.mine({ query: { page: 0, size: 1 } })
      .catch(() => undefined)
  )?.open;

/** Beside applications: what Spaces offer, with how many wait. */
export function OffersPlace() {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(0);
  useEffect(() => {
    let current = true;
    async function ask(): Promise<void> {
      const count = await countOpen();
      if (current && count !== undefined) setOpen(count);
    }
    const again = () => void ask();
    again();
    const stops = [onHint("offer.changed", again), onGap(again)];
    return () => {
      current = false;
      stops.forEach((stop) => stop());
    };
  }, []);
  return (
    <>
      <Trans>Offers</Trans>
      {open > 0 && <span className={styles.count}>{formatCount(i18n.locale, open)}</span>}
    </>
  );
}
