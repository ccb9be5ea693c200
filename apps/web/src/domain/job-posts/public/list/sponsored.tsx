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

/** The "Sponsored" label. A click on it explains why the post is at this position. */
export function Sponsored() {
  const { t } = useLingui();
  return (
    <PopoverPanel label={t`Sponsored`} width={264} trigger={label}>
      {() => (
        <div className={styles.why}>
          <p>
            <Trans>
              The company pays for extra visibility. In lists this job comes first on its page; the order of the other
              jobs doesn’t change.
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
