import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Link } from "@tanstack/react-router";
import styles from "../frames.module.css";

/** A link back to the onboarding that the user left. Phones have it in the menu and on the home page. */
export function StartReminder() {
  return (
    <ButtonLink variant="quiet" className={styles.reminder} link={<Link to="/welcome" />}>
      <Trans>Finish setting up</Trans>
    </ButtonLink>
  );
}
