import type { NotificationKind } from "@orbita/contract";
import { renderMail } from "@orbita/i18n/mail";
import { oneLine } from "../kernel/one-line.ts";
import type { NotificationMail } from "./mail.ts";

const templates = {
  "feed.mentioned": "feedMentioned",
  "feed.commented": "feedCommented",
  "channel.posted": "channelPosted",
  "channel.invited": "channelInvited",
  "channel.accepted": "channelAccepted",
  "channel.asked": "channelAsked",
} as const satisfies Partial<Record<NotificationKind, string>>;
type FeedMailKind = keyof typeof templates;

/**
 * Emails about activity in the feed: they name the person and the place, never the text. `renderNotification` checks first that the
 * recipient may still see it.
 */
export const feedMails: NotificationMail = {
  kinds: Object.keys(templates) as FeedMailKind[],
  render: async ({ home, foot }, { kind, post_id, data }, language) => {
    const { who = "", channel = "", answer } = data as { who?: string; channel?: string; answer?: string };
    const template = answer === "true" ? "feedAnswered" : templates[kind as FeedMailKind];
    const link = post_id ? `${home}/feed/post/${post_id}` : `${home}/feed/channel/${channel}`;
    return renderMail(template, language, { ...foot, who: oneLine(who), channel, link });
  },
};
