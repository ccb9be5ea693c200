import { Trans } from "@lingui/react/macro";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { AccountFrame } from "./account-frame.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import styles from "./account.module.css";

export function SignUpPage({ returnTo }: { returnTo: string | undefined }) {
  return (
    <AccountFrame>
      <Heading level={1} size="lg">
        <Trans>Create a profile</Trans>
      </Heading>
      <Text size="md" tone="muted" className={styles.lead}>
        <Trans>You have one already?</Trans>{" "}
        <TextLink accent link={<Link to="/sign-in" search={returnTo ? { returnTo } : {}} />}>
          <Trans>Sign in</Trans>
        </TextLink>
      </Text>
      <div className={styles.form}>
        <SignUpForm returnTo={returnTo} />
      </div>
    </AccountFrame>
  );
}
