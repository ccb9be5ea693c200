import { Trans, useLingui } from "@lingui/react/macro";
import type { PriorContact } from "@orbita/contract";
import { contactRequestLimits } from "@orbita/contract/contact-requests/schema";
import { Button, type ButtonProps } from "@orbita/ui/base/button.tsx";
import { IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { ContactRequestDialog } from "./contact-request-dialog.tsx";
import { ContactRequestStatus } from "./contact-request-status.tsx";

type LatestContactRequest = NonNullable<PriorContact["contactRequest"]>;

type Props = Pick<ButtonProps, "size" | "variant"> & {
  resumeId: string;
  /** The last contact request of this Space to the person. */
  contactRequest: PriorContact["contactRequest"];
  /** Name of the person; null if the person shows none. */
  name: string | null;
};

const longest = (contactRequestLimits.openDays + contactRequestLimits.restDays) * 86_400_000;

/**
 * True if the Space may make another contact request: the last was withdrawn, or was declined or expired long ago. The number of days is an
 * upper estimate; the API knows the exact day.
 */
const isOver = ({ state, at }: LatestContactRequest, now: number): boolean =>
  state === "withdrawn" || ((state === "declined" || state === "expired") && now - Date.parse(at) > longest);

/** Button to send a contact request to a person from the talent search. If there is a contact request already, shows its state instead. */
export function ContactRequestButton({ resumeId, contactRequest, name, size = "sm", variant = "outline" }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const [now] = useState(Date.now);
  const [writing, setWriting] = useState(false);
  if (contactRequest && !isOver(contactRequest, now))
    return <ContactRequestStatus resumeId={resumeId} contactRequest={contactRequest} now={now} />;
  // Renders nothing for an unverified Space: the page already explains that the Space must be verified first.
  if (!mayWrite(space) || !space.verified) return null;
  return (
    <>
      <Button
        size={size}
        variant={variant}
        icon={IconSend}
        aria-label={name ? t`Contact ${name}` : undefined}
        onClick={() => setWriting(true)}
      >
        <Trans>Contact…</Trans>
      </Button>
      {writing && <ContactRequestDialog resumeId={resumeId} name={name} onClose={() => setWriting(false)} />}
    </>
  );
}
