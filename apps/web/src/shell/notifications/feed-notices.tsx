import { Trans } from "@lingui/react/macro";
import type { Notification, NotificationKind } from "@orbita/contract";
import type { NoticeRenderer } from "./notice-renderers.tsx";

type FeedNotificationKind = Extract<NotificationKind, `${"feed" | "channel" | "report" | "moderation"}.${string}`>;

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

/** Texts of the feed's notifications. They never quote a post or comment, which may have been deleted since. */
export const feedNotices: Record<FeedNotificationKind, NoticeRenderer> = {
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
          <Who {...notice} /> replied to your comment
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
        <Who {...notice} /> posted in one of your channels
      </Trans>
    ),
    detail: <Channel {...notice} />,
  }),
  "channel.invited": (notice) => ({
    title: (
      <Trans>
        <Who {...notice} /> invited you to a channel
      </Trans>
    ),
    detail: <Channel {...notice} />,
  }),
  "channel.accepted": (notice) => ({
    title: <Trans>You’re now a member of the channel</Trans>,
    detail: <Channel {...notice} />,
  }),
  "channel.asked": (notice) => ({
    title: (
      <Trans>
        <Who {...notice} /> wants to join a channel
      </Trans>
    ),
    detail: <Channel {...notice} />,
  }),
  "report.answered": (notice) => ({
    title: <ReportAnswer hidden={notice.data["decision"] === "disabled"} about={notice.data["about"]} />,
    detail: <Trans>Read the reason</Trans>,
  }),
  "moderation.decided": (notice) => ({
    title: <Decided hidden={notice.data["decision"] === "disabled"} about={notice.data["about"]} />,
    detail: <Trans>Read the reason and how to appeal</Trans>,
  }),
};

type DecisionProps = { hidden: boolean; about: string | undefined };

/** The outcome of the reader's report, by the kind of content. Old notifications have no kind. */
function ReportAnswer({ hidden, about }: DecisionProps) {
  switch (about) {
    case "post":
      return hidden ? (
        <Trans>The post you reported was hidden</Trans>
      ) : (
        <Trans>The post you reported stays visible</Trans>
      );
    case "comment":
      return hidden ? (
        <Trans>The comment you reported was hidden</Trans>
      ) : (
        <Trans>The comment you reported stays visible</Trans>
      );
    case "channel":
      return hidden ? (
        <Trans>The channel you reported was closed</Trans>
      ) : (
        <Trans>The channel you reported stays open</Trans>
      );
    case "message":
      return hidden ? (
        <Trans>The message you reported was hidden</Trans>
      ) : (
        <Trans>The message you reported stays visible</Trans>
      );
    default:
      return hidden ? (
        <Trans>The content you reported was hidden</Trans>
      ) : (
        <Trans>The content you reported stays visible</Trans>
      );
  }
}

/** The text of a moderation decision, by its subject. Old notifications have no subject and are about a post or comment. */
function Decided({ hidden, about }: DecisionProps) {
  switch (about) {
    case "post":
      return hidden ? <Trans>Your post was hidden</Trans> : <Trans>Your post was reported and stays visible</Trans>;
    case "comment":
      return hidden ? (
        <Trans>Your comment was hidden</Trans>
      ) : (
        <Trans>Your comment was reported and stays visible</Trans>
      );
    case "channel":
      return hidden ? <Trans>Your channel was closed</Trans> : <Trans>Your channel was reported and stays open</Trans>;
    case "message":
      return hidden ? (
        <Trans>Your message was hidden</Trans>
      ) : (
        <Trans>Your message was reported and stays visible</Trans>
      );
    case "user":
      return hidden ? <Trans>Your account was suspended</Trans> : <Trans>Your account is active again</Trans>;
    case "space":
      return hidden ? <Trans>Your Space was suspended</Trans> : <Trans>Your Space is active again</Trans>;
    case "jobpost":
      return hidden ? <Trans>One of your jobs was hidden</Trans> : <Trans>Your job is visible again</Trans>;
    case "resume":
      return hidden ? <Trans>A CV was hidden</Trans> : <Trans>A CV is visible again</Trans>;
    case "application":
      return hidden ? <Trans>An application was hidden</Trans> : <Trans>An application is visible again</Trans>;
    default:
      return hidden ? (
        <Trans>Your content was hidden</Trans>
      ) : (
        <Trans>Your content was reported and stays visible</Trans>
      );
  }
}
