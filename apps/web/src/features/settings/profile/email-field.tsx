import { Trans, useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useState } from "react";
import { ChangeOwnEmail } from "~/features/account/change-own-email.tsx";
import { Link, useLocation } from "@tanstack/react-router";

/** Read-only here; changing it requires a code that is sent to the new address. */
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
            <Trans>Change</Trans>
          </TextLink>
        }
        value={me.email}
        end={
          me.emailVerified ? (
            <Badge tone="positive">
              <Trans context="an email address">Verified</Trans>
            </Badge>
          ) : (
            <Badge tone="warning" dot="ring">
              <Trans>To be confirmed</Trans>
            </Badge>
          )
        }
        hint={
          me.emailVerified ? (
            t`To change it we send a code to the new address.`
          ) : (
            <Trans>
              Until it is confirmed you cannot publish or apply.{" "}
              <TextLink link={<Link to="/verify-email" search={{ returnTo }} />}>
                Enter the code or have a new one sent
              </TextLink>
            </Trans>
          )
        }
      />
      <ChangeOwnEmail me={me} opened={changing} onClose={() => setChanging(false)} onDone={() => setChanging(false)} />
    </>
  );
}
