import { Trans, useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Row } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { Link } from "@tanstack/react-router";
import { formatLongDay } from "~/shell/format/format.ts";
import styles from "./goodbye.module.css";

/** Shown after the user requested the account deletion: what has changed, and until when the user can withdraw the request. */
export function GoodbyePage({ until }: { until: string | undefined }) {
  const { t, i18n } = useLingui();
  const day = until === undefined ? null : formatLongDay(i18n.locale, until);
  return (
    <FocusFrame skipLabel={t`Skip to content`} home={<Link to="/" />} homeLabel={productName}>
      <Heading level={1} size="lg">
        <Trans>Your account is closed</Trans>
      </Heading>
      <Text size="lg" tone="muted" className={styles.words}>
        {day ? (
          <Trans>
            Your profile is no longer visible, and you’re signed out everywhere. If you change your mind, sign in by{" "}
            {day} and cancel the deletion. After that, we’ll delete your account.
          </Trans>
        ) : (
          <Trans>
            Your profile is no longer visible, and you’re signed out everywhere. The email we sent you says how long you
            have to sign in and cancel the deletion.
          </Trans>
        )}
      </Text>
      <Row gap={3} wrap>
        <ButtonLink variant="primary" size="lg" link={<Link to="/sign-in" />}>
          <Trans>Sign in again</Trans>
        </ButtonLink>
        <ButtonLink variant="quiet" size="lg" link={<Link to="/" />}>
          <Trans>Go to home page</Trans>
        </ButtonLink>
      </Row>
    </FocusFrame>
  );
}
