import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { hasCode } from "~/shell/api/failure.ts";
import { failureText, problemMessage } from "~/shell/form/failure-text.ts";
import { currentLocale } from "~/shell/i18n/catalogues.ts";
import { addressIn } from "~/shell/i18n/locale.ts";
import type { StoredFlow } from "~/domain/social/stored-flow.ts";
import { socialNames, type Provider } from "~/domain/social/providers.ts";
import { useProviderRedirect } from "~/domain/social/use-provider-redirect.ts";
import styles from "./social.module.css";

type Props = { provider: Provider; kept: StoredFlow | null; error: unknown };

/** The error after the return from a provider, with two ways to continue. */
export function ReturnFailure({ provider, kept, error }: Props) {
  const { i18n } = useLingui();
  const { leave, leaving, failure } = useProviderRedirect(kept?.intent ?? "login", kept?.returnTo, kept?.purpose);
  const title = useRef<HTMLHeadingElement>(null);
  // The content changed without a navigation, so the title gets the focus and screen readers announce the result.
  useEffect(() => title.current?.focus(), []);
  const name = socialNames[provider];
  const confirming = kept?.intent === "stepUp";
  const linking = kept?.intent === "link" || confirming;
  const settings = addressIn(currentLocale(i18n), "/settings/security");
  const known = hasCode(error, "social.signInFirst");
  const words = error === null ? problemMessage(i18n, "social.flowInvalid") : failureText(i18n, error);
  return (
    <>
      <Heading ref={title} level={1} size="lg" tabIndex={-1}>
        {known ? (
          <Trans>You already have an account</Trans>
        ) : confirming ? (
          <Trans>{name} didn’t confirm it’s you</Trans>
        ) : linking ? (
          <Trans>We couldn’t connect {name}</Trans>
        ) : (
          <Trans>You’re not signed in yet</Trans>
        )}
      </Heading>
      <Text size="lg" tone="muted" className={styles.lead}>
        {words}
      </Text>
      {failure !== null && (
        <Note tone="danger" role="alert">
          {failureText(i18n, failure)}
        </Note>
      )}
      <div className={styles.acts}>
        {known ? (
          <ButtonLink variant="primary" size="lg" link={<Link to="/sign-in" search={{ returnTo: settings }} />}>
            <Trans>Sign in</Trans>
          </ButtonLink>
        ) : (
          <Button variant="primary" size="lg" busy={leaving !== null} onClick={() => void leave(provider)}>
            <Trans>Try again with {name}</Trans>
          </Button>
        )}
        {linking ? (
          <ButtonLink size="lg" link={<Link to="/settings/{-$part}" params={{ part: "security" }} />}>
            <Trans>Back to settings</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink
            size="lg"
            link={
              known ? (
                <Link to="/forgot-password" />
              ) : (
                <Link to="/sign-in" search={kept?.returnTo ? { returnTo: kept.returnTo } : {}} />
              )
            }
          >
            {known ? <Trans>Set new password</Trans> : <Trans>Sign in another way</Trans>}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
