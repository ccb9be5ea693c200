import { Trans, useLingui } from "@lingui/react/macro";
import { Banner } from "@orbita/ui/base/banner.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { IconWifiOff } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { setOffline, useOffline } from "../api/offline.ts";

/** Bar shown while the network is down. Retries when the browser reports that the network is back. */
export function OfflineBar() {
  const { t } = useLingui();
  const router = useRouter();
  const offline = useOffline((state) => state.offline);
  useEffect(() => {
    const lost = () => setOffline(true);
    const back = () => {
      setOffline(false);
      void router.invalidate();
    };
    window.addEventListener("offline", lost);
    window.addEventListener("online", back);
    return () => {
      window.removeEventListener("offline", lost);
      window.removeEventListener("online", back);
    };
  }, [router]);
  if (!offline) return null;
  return (
    <div role="status">
      <Banner
        icon={IconWifiOff}
        label={t`Connection`}
        action={
          <TextLink onClick={() => void router.invalidate()}>
            <Trans>Try now</Trans>
          </TextLink>
        }
      >
        <Trans>You’re offline. What you wrote is safe on this device.</Trans>
      </Banner>
    </div>
  );
}
