import { Trans, useLingui } from "@lingui/react/macro";
import type { Acquaintance } from "@orbita/contract";
import { offerLimits } from "@orbita/contract/contact-offers/schema";
import { Button, type ButtonProps } from "@orbita/ui/base/button.tsx";
import { IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { OfferStanding } from "./offer-standing.tsx";

type Offer = NonNullable<Acquaintance["offer"]>;

type Props = Pick<ButtonProps, "size" | "variant"> & {
  resumeId: string;
  /** The last offer of this Space to the person. */
  offer: Acquaintance["offer"];
  /** Null if the person shows no name. */
  name: string | null;
};

const longest = (offerLimits.openDays + offerLimits.restDays) * 86_400_000;

/** A withdrawn or long-closed offer does not prevent a new one. This is an estimate; the API knows the exact day. */
const isOver = ({ state, at }: Offer, now: number): boolean =>
  state === "withdrawn" || ((state === "declined" || state === "expired") && now - Date.parse(at) > longest);

/** Contacts a found person, which is possible only by an offer. Shows the state of an existing offer instead. */
export function OfferButton({ resumeId, offer, name, size = "sm", variant = "outline" }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const [now] = useState(Date.now);
  const [writing, setWriting] = useState(false);
  if (offer && !isOver(offer, now)) return <OfferStanding resumeId={resumeId} offer={offer} now={now} />;
  // The page already explains that the Space must be verified first.
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
        <Trans>Contact</Trans>
      </Button>
      {writing && <OfferDialog resumeId={resumeId} name={name} onClose={() => setWriting(false)} />}
    </>
  );
}
