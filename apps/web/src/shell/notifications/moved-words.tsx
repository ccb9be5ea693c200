import { Trans } from "@lingui/react/macro";

/** What a Space did with one's application; states that a newer server knows are only said to be new. */
export function MovedWords({ to, space }: { to: string; space: string }) {
  const who = (
    <b>
      <bdi>{space}</bdi>
    </b>
  );
  switch (to) {
    case "inReview":
      return <Trans>{who} is evaluating your application</Trans>;
    case "shortlisted":
      return <Trans>{who} put you on the shortlist</Trans>;
    case "interview":
      return <Trans>{who} moved you to interview</Trans>;
    case "offer":
      return <Trans>{who} wants to make you an offer</Trans>;
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
