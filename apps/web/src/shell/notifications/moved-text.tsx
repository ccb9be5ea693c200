import { Trans } from "@lingui/react/macro";

/** The new status of the reader's application. A status that only a newer server knows gets a general text. */
type Props = {
  to: string;
  space: string;
  /** True if the talent sent the application, which is not a status change. */ isSent: boolean;
};

export function MovedText({ to, space, isSent }: Props) {
  const who = (
    <b>
      <bdi>{space}</bdi>
    </b>
  );
  if (isSent) return <Trans>{who} received your application</Trans>;
  switch (to) {
    case "submitted":
      return <Trans>{who} moved your application back to “Received”</Trans>;
    case "inReview":
      return <Trans>{who} is reviewing your application</Trans>;
    case "shortlisted":
      return <Trans>{who} shortlisted your application</Trans>;
    case "interview":
      return <Trans>{who} moved your application to the interview stage</Trans>;
    case "offer":
      return <Trans>{who} moved your application to the offer stage</Trans>;
    case "hired":
      return <Trans>{who} has hired you</Trans>;
    case "rejected":
      return <Trans>{who} replied: they’re moving forward with other candidates</Trans>;
    case "expired":
      return <Trans>{who} closed the job, so your application is closed too</Trans>;
    default:
      return <Trans>{who} changed the status of your application</Trans>;
  }
}
