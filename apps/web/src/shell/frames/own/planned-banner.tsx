import { Trans, useLingui } from "@lingui/react/macro";
import type { PublicMaintenance } from "@orbita/contract";
import { Banner } from "@orbita/ui/base/banner.tsx";
import { IconTool } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { api } from "../../api/client.ts";
import { formatSpan } from "../../format/span.ts";
import { useNow } from "../../format/use-now.ts";

const dayMs = 24 * 60 * 60_000;
const everyMs = 10 * 60_000;

/** The planned maintenance window. Loaded with the page, and again every ten minutes while the page stays open. */
function usePlanned(): PublicMaintenance | null {
  const [planned, setPlanned] = useState<PublicMaintenance | null>(null);
  useEffect(() => {
    const look = () =>
      void api()
        .operations.maintenance({})
        .then((answer) => answer && setPlanned(answer))
        // If the request fails, the current banner stays as it is.
        .catch(() => {});
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, []);
  return planned;
}

/** Announces maintenance to signed-in users from the day before, so that they can save their work in time. */
export function PlannedBanner() {
  const { t, i18n } = useLingui();
  const now = useNow();
  const planned = usePlanned();
  if (!planned?.from || planned.on) return null;
  const left = Date.parse(planned.from) - now;
  if (left <= 0 || left > dayMs) return null;
  const when = formatSpan(i18n.locale, planned.from, planned.until);
  return (
    <Banner icon={IconTool} label={t`Planned maintenance`}>
      <Trans>
        <b>Maintenance: {when}.</b> The platform won’t be available during this time. Anything you save before then is
        safe.
      </Trans>
    </Banner>
  );
}
