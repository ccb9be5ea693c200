import { Trans, useLingui } from "@lingui/react/macro";
import type { TalentHome } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { IconUpload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId, type ReactNode } from "react";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import styles from "./talent-home.module.css";

type Props = Pick<TalentHome, "resume"> & {
  /** True if the first steps on the same page already offer the upload. */
  isOfferedElsewhere: boolean;
  /** A proposed line for a CV that is not empty. */
  children?: ReactNode;
};

/** The talent's CV: when it was updated, and whether Spaces find it. */
export function ResumeCard({ resume: { empty, updated, visible }, isOfferedElsewhere, children }: Props) {
  const { t, i18n } = useLingui();
  const titleId = useId();
  const day = formatDayAndMonth(i18n.locale, updated);
  return (
    <Card aria-labelledby={titleId}>
      <Card.Head
        id={titleId}
        title={<Trans>Your CV</Trans>}
        actions={
          <Text as="span" size="sm">
            <TextLink link={<Link to="/resume" aria-label={t`Open your CV`} />}>
              <Trans context="verb">Open</Trans>
            </TextLink>
          </Text>
        }
      />
      <Card.Body>
        {empty ? (
          <>
            <Text size="sm" tone="muted">
              <Trans>Your CV is still empty. You need it to apply.</Trans>
            </Text>
            {!isOfferedElsewhere && (
              <ButtonLink
                variant="outline"
                icon={IconUpload}
                className={styles.below}
                link={<Link to="/resume/upload" />}
              >
                <Trans>Upload CV</Trans>
              </ButtonLink>
            )}
          </>
        ) : (
          <>
            <Text size="sm" tone="muted">
              <Trans>Updated on {day}</Trans>
              <Sep />
              {visible ? <Trans>visible to Spaces</Trans> : <Trans>not visible to Spaces</Trans>}
            </Text>
            {children && <div className={styles.below}>{children}</div>}
          </>
        )}
      </Card.Body>
    </Card>
  );
}
