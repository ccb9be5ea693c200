import { Trans } from "@lingui/react/macro";
import type { Notification, NotificationKind } from "@orbita/contract";
import type { NoticeRenderer } from "./notice-words.tsx";

type FeedKind = Extract<NotificationKind, `${"feed" | "channel" | "report" | "moderation"}.${string}`>;

const Who = ({ data }: Notification) => (
  <b>
    <bdi>{data["who"]}</bdi>
  </b>
);
const Channel = ({ data }: Notification) =>
  data["channel"] ? (
    <bdi>
      {"#"}
      {data["channel"]}
    </bdi>
  ) : undefined;

/** Notifications of the feed. They never quote a post or comment, which may have been deleted since. */
export const feedWords: Record<FeedKind, NoticeRenderer> = {
  "feed.mentioned": (notice) => ({
    title: (
      <Trans>
        <Who {...notice} /> mentioned you
      </Trans>
    ),
    detail: <Channel {...notice} />,
  }),
  "feed.commented": (notice) => ({
    title:
      notice.data["answer"] === "true" ? (
        <Trans>
          <Who {...notice} /> answered your comment
        </Trans>
      ) : (
        <Trans>
          <Who {...notice} /> commented on your post
        </Trans>
      ),
    detail: <Channel {...notice} />,
  }),
  "channel.posted": (notice) => ({
    title: (
      <Trans>
        <Who {...notice} /> wrote in a channel of yours
      </Trans>
    ),
    detail: <Channel {...notice} />,
  }),
  "channel.invited": (notice) => ({
    title: (
      <Trans>
        <Who {...notice} /> invites you to a channel
      </Trans>
    ),
    detail: <Channel {...notice} />,
  }),
  "channel.accepted": (notice) => ({
    title: <Trans>You are in</Trans>,
    detail: <Channel {...notice} />,
  }),
  "channel.asked": (notice) => ({
    title: (
      <Trans>
        <Who {...notice} /> asks to join a channel
      </Trans>
    ),
    detail: <Channel {...notice} />,
  }),
  "report.answered": (notice) => ({
    title:
      notice.data["decision"] === "disabled" ? (
        <Trans>What you reported was hidden</Trans>
      ) : (
        <Trans>What you reported stays</Trans>
      ),
    detail: <Trans>Read the reason</Trans>,
  }),
  "moderation.decided": (notice) => ({
    title: <Decided hidden={notice.data["decision"] === "disabled"} about={notice.data["about"]} />,
    detail: <Trans>Read the reason, and how to contest it</Trans>,
  }),
};

/**
 * The text of a moderation decision, by subject. Without a subject it is a post or comment, the only subjects of old notifications.
 */
function Decided({ hidden, about }: { hidden: boolean; about: string | undefined }) {
  switch (about) {
    case "user":
      return hidden ? <Trans>Your account was suspended</Trans> : <Trans>Your account is active again</Trans>;
    case "space":
      return hidden ? <Trans>Your Space was suspended</Trans> : <Trans>Your Space is active again</Trans>;
    case "jobpost":
      return hidden ? <Trans>A job post of yours was hidden</Trans> : <Trans>Your job post is visible again</Trans>;
    case "resume":
      return hidden ? <Trans>A CV was hidden</Trans> : <Trans>A CV is visible again</Trans>;
    case "application":
      return hidden ? <Trans>An application was hidden</Trans> : <Trans>An application is visible again</Trans>;
    default:
      return hidden ? (
        <Trans>Something you wrote was hidden</Trans>
      ) : (
        <Trans>Something you wrote was reported, and stays</Trans>
      );
  }
}
