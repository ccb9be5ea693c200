import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconUpload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import styles from "./resume.module.css";

/** Nothing is written yet: two ways to begin. */
export function BlankResume({ onBegin }: { onBegin: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.whole}>
      <StateView
        kind="emptyDocuments"
        level={1}
        title={t`Your CV will live here`}
        actions={
          <>
            <ButtonLink variant="primary" icon={IconUpload} link={<Link to="/resume/upload" />}>
              <Trans>Upload a CV</Trans>
            </ButtonLink>
            <Button onClick={onBegin}>
              <Trans>Begin by hand</Trans>
            </Button>
          </>
        }
      >
        <Trans>
          Upload one that you have: we propose, you confirm line by line. Or write it here; everything saves by itself.
        </Trans>
      </StateView>
    </div>
  );
}
