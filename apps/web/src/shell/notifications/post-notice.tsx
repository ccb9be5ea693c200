import { Trans } from "@lingui/react/macro";

/** An automatic change of a job post, or a reminder about it. */
export function PostNotice({ notice, title }: { notice: string; title: string }) {
  const post = (
    <b>
      <bdi>{title}</bdi>
    </b>
  );
  switch (notice) {
    case "jobPostStillOpen":
      return <Trans>Is {post} still open?</Trans>;
    case "jobPostExpiring":
      return <Trans>{post} is about to expire</Trans>;
    case "jobPostSuspended":
      return <Trans>{post} is suspended: nobody said that it is still open</Trans>;
    default:
      return <Trans>{post} has expired</Trans>;
  }
}
