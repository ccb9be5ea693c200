import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconLink } from "@tabler/icons-react";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";

export function CopyLink() {
  const { t } = useLingui();
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(window.location.href.split("?")[0]!);
    showToast({ message: t`Link copied` });
  }
  return (
    <Button variant="outline" size="lg" block icon={IconLink} onClick={() => void copy()}>
      <Trans>Copy the link</Trans>
    </Button>
  );
}
