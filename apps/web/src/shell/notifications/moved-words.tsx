import { Trans } from "@lingui/react/macro";

/** The new status of the reader's application; a status that only a newer server knows gets a general text. */
type Props = {
  to: string;
  space: string;
  /** The talent sent the application; not a status change. */ isSent: boolean;
};

export function MovedWords({ to, space, isSent }: Props) {
  const who = (
    <b>
      <bdi>{space}</bdi>
    </b>
  );
  if (isSent) return <Trans>Your application reached {who}</Trans>;
  switch (to) {
    case "submitted":
      return <Trans>{who} moved your application back to those received</Trans>;
    case "inReview":
      return <Trans>{who} is evaluating your application</Trans>;
    case "shortlisted":
      return <Trans>{who} put you on the shortlist</Trans>;
    case "interview":
      return <Trans>{who} moved your application to the interview stage</Trans>;
    case "offer":
      return <Trans>{who} moved your application to the offer stage</Trans>;
    case "hired":
      return <Trans>{who} hires you</Trans>;
    case "rejected":
      return <Trans>{who} answered: they go ahead with other people</Trans>;
    case "expired":
      return <Trans>{who} closed the job post, your application ends</Trans>;
    default:
      return <Trans>{who} changed the state of your application</Trans>;
  }
}
