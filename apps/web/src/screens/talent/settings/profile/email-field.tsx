import { Trans, useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useState } from "react";
import { ChangeOwnEmail } from "~/domain/step-up/change-own-email.tsx";
import { Link, useLocation } from "@tanstack/react-router";

/** The email address, read-only here. Changing it requires a code that is sent to the new address. */
export function EmailField({ me }: { me: Me }) {
  const { t } = useLingui();
  const [changing, setChanging] = useState(false);
  const returnTo = useLocation({ select: ({ publicHref }) => publicHref });
  return (
    <>
      <TextField
        label={t`Email`}
        type="email"
        dir="ltr"
        readOnly
        aside={
          <TextLink onClick={() => setChanging(true)}>
            <Trans>Change…</Trans>
          </TextLink>
        }
        value={me.email}
        end={
          me.emailVerified ? (
            <Badge tone="positive">
              <Trans context="an email address">Confirmed</Trans>
            </Badge>
          ) : (
            <Badge tone="warning" dot="ring">
              <Trans>Not confirmed</Trans>
            </Badge>
          )
        }
        hint={
          me.emailVerified ? (
            t`When you change your email, we’ll send a code to the new address.`
          ) : (
            <Trans>
              You can’t publish or apply until your email is confirmed.{" "}
              <TextLink link={<Link to="/verify-email" search={{ returnTo }} />}>
                Enter the code or request a new one
              </TextLink>
            </Trans>
          )
        }
      />
      <ChangeOwnEmail me={me} opened={changing} onClose={() => setChanging(false)} onDone={() => setChanging(false)} />
    </>
  );
}
