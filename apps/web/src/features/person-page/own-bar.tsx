import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconEye } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import styles from "./person-view.module.css";

/** Above one's own page: that it is one's own, and where one says who sees it. */
export function OwnBar() {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Your profile`} className={styles.own}>
      <Page className={styles.ownRow}>
        <Icon icon={IconEye} className={styles.eye} />
        <p className={styles.ownWords}>
          <Trans>
            <strong>This is your profile.</strong> You see it as who may open it does.
          </Trans>
        </p>
        <ButtonLink size="sm" link={<Link to="/settings/privacy" />}>
          <Trans>Who sees it</Trans>
        </ButtonLink>
      </Page>
    </aside>
  );
}
