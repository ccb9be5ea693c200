import { Plural } from "@lingui/react/macro";

/** The remaining daily quota of the Space; the day ends at midnight in Rome. */
export const OffersLeft = ({ left }: { left: number }) => (
  <Plural
    value={left}
    _0="No offer left today. There are new ones from midnight."
    one="# offer left today"
    other="# offers left today"
  />
);
