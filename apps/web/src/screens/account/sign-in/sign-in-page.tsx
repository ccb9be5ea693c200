import { Trans } from "@lingui/react/macro";
import { Divider } from "@orbita/ui/base/divider.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { IconMail } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { PasskeyButton } from "./passkey-button.tsx";
import { ProviderButtons } from "./social/provider-buttons.tsx";
import type { Provider } from "~/domain/social/providers.ts";
import { AccountFrame } from "./account-frame.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import styles from "./account.module.css";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

type Props = { returnTo: ReturnTo | undefined; providers: readonly Provider[] };

/** True if the verification page redirected here, because this browser does not know which address awaits a code. */
const isForCode = (returnTo: ReturnTo | undefined): boolean => /^(\/[a-z]{2})?\/verify-email\b/.test(returnTo ?? "");

export function SignInPage({ returnTo, providers }: Props) {
  return (
    <AccountFrame>
      <Heading level={1} size="lg">
        <Trans>Welcome back</Trans>
      </Heading>
      <Text size="md" tone="muted" className={styles.lead}>
        <Trans>Don’t have an account yet?</Trans>{" "}
        <TextLink accent link={<Link to="/sign-up" search={returnTo ? { returnTo } : {}} />}>
          <Trans>Create one in two minutes</Trans>
        </TextLink>
      </Text>
      {isForCode(returnTo) && (
        <Note tone="info" icon={IconMail} className={styles.note}>
          <Trans>Sign in to enter the code we emailed you.</Trans>
        </Note>
      )}
      <div className={styles.ways}>
        <ProviderButtons providers={providers} intent="login" returnTo={returnTo} />
        <PasskeyButton returnTo={returnTo} />
      </div>
      <Divider className={styles.or}>
        <Trans context="between ways to sign in">or</Trans>
      </Divider>
      <SignInForm returnTo={returnTo} />
    </AccountFrame>
  );
}
