import { Plural } from "@lingui/react/macro";

/** How many contact requests the Space may still make today. The day ends at midnight in Rome. */
export const ContactRequestsLeft = ({ left }: { left: number }) => (
  <Plural
    value={left}
    _0="No contact requests left today. You’ll get more at midnight."
    one="# contact request left today"
    other="# contact requests left today"
  />
);
