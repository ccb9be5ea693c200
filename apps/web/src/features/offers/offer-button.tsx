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
  /** The last one that this Space made to them. */
  offer: Acquaintance["offer"];
  /** Null where they show none. */
  name: string | null;
};

const longest = (offerLimits.openDays + offerLimits.restDays) * 86_400_000;

/** One that was taken back, or is long over, stands in nobody's way; the api knows the day exactly. */
const isOver = ({ state, at }: Offer, now: number): boolean =>
  state === "withdrawn" || ((state === "declined" || state === "expired") && now - Date.parse(at) > longest);

/** The only way to reach somebody whom one found: an offer. Where there is one, how it stands. */
export function OfferButton({ resumeId, offer, name, size = "sm", variant = "outline" }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const [now] = useState(Date.now);
  const [writing, setWriting] = useState(false);
  if (offer && !isOver(offer, now)) return <OfferStanding resumeId={resumeId} offer={offer} now={now} />;
  // The page says above that the Space must be verified first.
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
