import { Trans, useLingui } from "@lingui/react/macro";
import { SponsoredLabel } from "@orbita/ui/base/sponsored-label.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { PopoverPanel, type PopoverButtonProps } from "@orbita/ui/overlays/popover-panel.tsx";
import { Link } from "@tanstack/react-router";
import styles from "./sponsored.module.css";

const label = (button: PopoverButtonProps) => (
  <button type="button" {...button} className={styles.label}>
    <SponsoredLabel>
      <Trans>Sponsored</Trans>
    </SponsoredLabel>
  </button>
);

/** The "Sponsored" label. A click on it explains the post's position. */
export function Sponsored() {
  const { t } = useLingui();
  return (
    <PopoverPanel label={t`Sponsored`} width={264} trigger={label}>
      {() => (
        <div className={styles.why}>
          <p>
            <Trans>
              The Space pays for this job to be seen more. In job lists it comes first on its page, without moving any
              other job.
            </Trans>
          </p>
          <TextLink link={<Link to="/ranking" hash="sponsored" />}>
            <Trans>How we order jobs</Trans>
          </TextLink>
        </div>
      )}
    </PopoverPanel>
  );
}
