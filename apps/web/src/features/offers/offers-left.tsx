import { Plural } from "@lingui/react/macro";

/** Of the Space's day, which ends at midnight in Rome. */
export const OffersLeft = ({ left }: { left: number }) => (
  <Plural
    value={left}
    _0="No offer left today. There are new ones from midnight."
    one="# offer left today"
    other="# offers left today"
  />
);
