import { Trans, useLingui } from "@lingui/react/macro";
import type { ShareLink } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconCopy, IconLink, IconMail, IconQrcode } from "@tabler/icons-react";
import { useState } from "react";
import { renderSVG } from "uqr";
import { linkAddress } from "./links-query.ts";
import styles from "./share.module.css";

type Props = { link: ShareLink; username: string; onAnother: () => void };

/** A new share link, to copy, send by email, or show as a QR code. */
export function LinkMade({ link, username, onAnother }: Props) {
  const { t } = useLingui();
  const [drawn, setDrawn] = useState(false);
  const address = linkAddress(username, link);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ message: t`Link copied` });
    } catch {
      showToast({ message: t`We couldn’t copy the link. Select it and copy it manually.` });
    }
  };
  return (
    <div className={styles.form}>
      <div className={styles.top}>
        <TextField
          data-autofocus
          readOnly
          mono
          icon={IconLink}
          label={t`Link`}
          hint={t`For “${link.label}”. Create a different link for each use: if you withdraw one, the others keep working.`}
          value={address}
          className={styles.grow}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="primary" size="lg" icon={IconCopy} className={styles.make} onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      </div>
      <div className={styles.ways}>
        <ButtonLink
          size="sm"
          variant="quiet"
          icon={IconMail}
          link={<a href={`mailto:?subject=${encodeURIComponent(t`My CV`)}&body=${encodeURIComponent(address)}`} />}
        >
          <Trans>Send by email</Trans>
        </ButtonLink>
        <Button size="sm" variant="quiet" icon={IconQrcode} aria-expanded={drawn} onClick={() => setDrawn(!drawn)}>
          <Trans>Show QR code</Trans>
        </Button>
        <Button size="sm" variant="quiet" onClick={onAnother}>
          <Trans>Create another link</Trans>
        </Button>
      </div>
      {drawn && (
        <div
          role="img"
          aria-label={t`QR code for the link`}
          className={styles.qr}
          // oxlint-disable-next-line react/no-danger -- the SVG is generated here, from our own URL
          dangerouslySetInnerHTML={{ __html: renderSVG(address, { border: 2 }) }}
        />
      )}
    </div>
  );
}
