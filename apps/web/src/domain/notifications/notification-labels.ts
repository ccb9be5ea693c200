import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NotificationKind } from "@orbita/contract";
import type { notificationKinds } from "@orbita/contract/people/schema";

type NotificationGroup = (typeof notificationKinds)[NotificationKind]["group"];

/** The types require a label for every group and every kind of notification. */
export const notificationGroupLabels: Record<NotificationGroup, MessageDescriptor> = {
  applications: msg`Applications`,
  contactRequests: msg`Contact requests`,
  messages: msg`Messages`,
  space: msg`Your Spaces`,
  searches: msg`Saved searches`,
  feed: msg`Feed and channels`,
  resume: msg`CV`,
  account: msg`Account`,
};

export const notificationKindLabels: Record<NotificationKind, { title: MessageDescriptor; hint: MessageDescriptor }> = {
  "application.moved": { title: msg`Status changes`, hint: msg`Every step, with the reason` },
  "application.late": { title: msg`Late replies`, hint: msg`When a Space hasn’t replied by the promised date` },
  "application.received": { title: msg`New applications`, hint: msg`To your Spaces’ jobs` },
  "application.withdrawn": { title: msg`Withdrawn applications`, hint: msg`When a candidate withdraws` },
  "application.answerDue": { title: msg`Replies due`, hint: msg`Promised for today, or late` },
  "jobPost.notice": {
    title: msg`Expiring jobs`,
    hint: msg`When you need to confirm that a job is still open, and when it’s suspended, about to expire or expired`,
  },
  "promise.near": {
    title: msg`Publishing at risk`,
    hint: msg`Before too many late replies stop you from publishing`,
  },
  "space.verification": {
    title: msg`Space verification`,
    hint: msg`When the Space is verified, and before the verification expires`,
  },
  "offer.received": {
    title: msg`Contact requests from Spaces`,
    hint: msg`With salary, place and contract, for you to accept or decline`,
  },
  "offer.answered": { title: msg`Replies to your contact requests`, hint: msg`When someone accepts or declines` },
  "message.received": {
    title: msg`Unread messages`,
    hint: msg`After five minutes, one email with everything you haven’t read`,
  },
  "interview.proposed": { title: msg`Interview times`, hint: msg`When you can choose a time, or say that none work` },
  "interview.confirmed": { title: msg`Interviews booked`, hint: msg`With the calendar file` },
  "interview.moved": { title: msg`Interviews rescheduled`, hint: msg`When a colleague proposes other times` },
  "interview.asked": {
    title: msg`Requests for other times`,
    hint: msg`When no time works, someone asks to reschedule, or no one replies in time`,
  },
  "interview.cancelled": { title: msg`Interviews cancelled`, hint: msg`With the reason` },
  "interview.reminder": { title: msg`Interview reminders`, hint: msg`One day before and one hour before` },
  "search.matched": { title: msg`New results`, hint: msg`You can choose how often for each search` },
  "feed.mentioned": { title: msg`Mentions`, hint: msg`When someone mentions you in a post or comment` },
  "feed.commented": { title: msg`Comments and replies`, hint: msg`On your posts and comments` },
  "channel.posted": { title: msg`New posts in channels`, hint: msg`Only in channels where you asked for every post` },
  "channel.invited": { title: msg`Channel invitations`, hint: msg`When someone invites you` },
  "channel.accepted": { title: msg`Admission to a channel`, hint: msg`When your request to join is accepted` },
  "channel.asked": { title: msg`Requests to join`, hint: msg`To the channels you moderate` },
  "report.answered": { title: msg`Outcome of your reports`, hint: msg`With the reason` },
  "moderation.decided": {
    title: msg`Decisions about your content`,
    hint: msg`With the reason and how to appeal`,
  },
  "invoice.issued": { title: msg`Invoices`, hint: msg`When the month’s invoice is ready` },
  "invoice.blocked": {
    title: msg`Invoices we can’t issue`,
    hint: msg`Which billing details are missing`,
  },
  "payment.failed": { title: msg`Failed payments`, hint: msg`The reason and what to do` },
  "payment.paused": {
    title: msg`Sponsorship paused`,
    hint: msg`When an invoice is unpaid, and when sponsorship starts again`,
  },
  "jobFit.found": { title: msg`New jobs that fit your CV`, hint: msg`On Mondays, at most five, with the reasons` },
  "resume.ready": { title: msg`CV ready`, hint: msg`When your uploaded CV is ready for review` },
  "account.security": { title: msg`Sign-ins and security`, hint: msg`New device, password, passkey` },
};
