import { Trans, useLingui } from "@lingui/react/macro";
import type { PriorContact } from "@orbita/contract";
import { offerLimits } from "@orbita/contract/contact-offers/schema";
import { Button, type ButtonProps } from "@orbita/ui/base/button.tsx";
import { IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { OfferStatus } from "./offer-status.tsx";

type LatestContactOffer = NonNullable<PriorContact["offer"]>;

type Props = Pick<ButtonProps, "size" | "variant"> & {
  resumeId: string;
  /** The last offer of this Space to the person. */
  offer: PriorContact["offer"];
  /** Name of the person; null if the person shows none. */
  name: string | null;
};

const longest = (offerLimits.openDays + offerLimits.restDays) * 86_400_000;

/**
 * True if a new offer may be made although there was one: it was withdrawn, or was closed long ago.
 * The day is an estimate; the API knows the exact day.
 */
const isOver = ({ state, at }: LatestContactOffer, now: number): boolean =>
  state === "withdrawn" || ((state === "declined" || state === "expired") && now - Date.parse(at) > longest);

/** Contacts a person in the talent search, which is possible only by an offer. If there is an offer, shows its state instead. */
export function OfferButton({ resumeId, offer, name, size = "sm", variant = "outline" }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const [now] = useState(Date.now);
  const [writing, setWriting] = useState(false);
  if (offer && !isOver(offer, now)) return <OfferStatus resumeId={resumeId} offer={offer} now={now} />;
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
      {writing && <OfferDialog resumeId={resumeId} name={name} onClose={() => setWriting(false)} />}
    </>
  );
}
