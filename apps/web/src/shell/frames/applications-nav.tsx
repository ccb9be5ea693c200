import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { api } from "../api/client.ts";
import { formatCount } from "../format/format.ts";
import { onGap, onHint } from "../realtime/hints.ts";

/** The word of the bar that guests do not have. */
export const ApplicationsWord = () => <Trans>Applications</Trans>;

async function countOpen(): Promise<number | undefined> {
  const body = { page: 0, size: 1, filters: [{ f: "open", v: true, mm: "is" }], projections: ["code"] };
  // The bar does without a number that cannot be had now.
  const found = await api()
    .applications.searchMine({ body: body as never })
    .catch(() => undefined);
  return found?.totalElements;
}

/** How many of one's applications are open; nothing while there is none. */
export function OpenApplications() {
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
  return open > 0 ? formatCount(i18n.locale, open) : null;
}
