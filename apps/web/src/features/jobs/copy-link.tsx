import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconShare2 } from "@tabler/icons-react";
import { useShare } from "./use-share.ts";

/** Shares the link with the device's share sheet, or copies it to the clipboard. */
export function CopyLink({ title }: { title: string }) {
  const { t } = useLingui();
  const share = useShare();
  return (
    <Button
      variant="outline"
      size="lg"
      block
      icon={IconShare2}
      onClick={() => void share(window.location.href, title)}
      aria-label={t`Share this job`}
    >
      <Trans>Share</Trans>
    </Button>
  );
}
