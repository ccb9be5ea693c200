import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { api } from "../api/client.ts";
import { formatCount } from "../format/format.ts";
import { onGap, onHint } from "../realtime/hints.ts";
import styles from "./act-as.module.css";

async function countOpen(): Promise<number | undefined> {
  const body = { page: 0, size: 1, filters: [{ f: "open", v: true, mm: "is" }], projections: ["code"] };
  // The bar does without a number that cannot be had now.
  const found = await api()
    .applications.searchMine({ body: body as never })
    .catch(() => undefined);
  return found?.totalElements;
}

/** The place of the bar that guests do not have, with how many are open. */
export function ApplicationsPlace() {
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
    const stops = [onHint("application.changed", again), onGap(again)];
    return () => {
      current = false;
      stops.forEach((stop) => stop());
    };
  }, []);
  return (
    <>
      <Trans>Applications</Trans>
      {open > 0 && <span className={styles.count}>{formatCount(i18n.locale, open)}</span>}
    </>
  );
}
