import { Trans } from "@lingui/react/macro";
import { Divider } from "@orbita/ui/base/divider.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { ProviderButtons } from "./social/provider-buttons.tsx";
import type { Provider } from "~/domain/social/providers.ts";
import { AccountFrame } from "./account-frame.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import styles from "./account.module.css";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

type Props = { returnTo: ReturnTo | undefined; providers: readonly Provider[] };

export function SignUpPage({ returnTo, providers }: Props) {
  return (
    <AccountFrame>
      <Heading level={1} size="lg">
        <Trans>Create account</Trans>
      </Heading>
      <Text size="md" tone="muted" className={styles.lead}>
        <Trans>Already have an account?</Trans>{" "}
        <TextLink accent link={<Link to="/sign-in" search={returnTo ? { returnTo } : {}} />}>
          <Trans>Sign in</Trans>
        </TextLink>
      </Text>
      {providers.length > 0 && (
        <>
          <div className={styles.ways}>
            <ProviderButtons providers={providers} intent="register" returnTo={returnTo} />
          </div>
          <Divider className={styles.or}>
            <Trans context="between ways to sign in">or</Trans>
          </Divider>
        </>
      )}
      <div className={providers.length > 0 ? undefined : styles.form}>
        <SignUpForm returnTo={returnTo} />
      </div>
    </AccountFrame>
  );
}
