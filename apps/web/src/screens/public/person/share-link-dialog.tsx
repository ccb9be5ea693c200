import { Trans, useLingui } from "@lingui/react/macro";
import type { Resume, ShareLink } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { useState } from "react";
import { ActiveLinks } from "./active-links.tsx";
import { LinkMade } from "./link-made.tsx";
import { NewLink } from "./new-link.tsx";

/** Creates a share link with its visible sections and expiry, and lists the active links. */
export function ShareLinkDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const { t } = useLingui();
  const [made, setMade] = useState<ShareLink | null>(null);
  return (
    <Dialog
      opened
      onClose={onClose}
      width={600}
      title={t`Share your profile`}
      description={t`You decide what each link shows and for how long.`}
      closeLabel={t`Close`}
      actions={
        <Button variant="outline" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      {made ? (
        <LinkMade link={made} username={resume.username ?? ""} onAnother={() => setMade(null)} />
      ) : (
        <NewLink resume={resume} onMade={setMade} />
      )}
      <ActiveLinks />
    </Dialog>
  );
}
