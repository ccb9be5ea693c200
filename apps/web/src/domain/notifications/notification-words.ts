import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NotificationKind } from "@orbita/contract";
import type { notificationKinds } from "@orbita/contract/people/schema";

type Group = (typeof notificationKinds)[NotificationKind]["group"];

/** A group or kind without labels does not compile. */
export const groupWords: Record<Group, MessageDescriptor> = {
  applications: msg`Applications`,
  offers: msg`Offers`,
  messages: msg`Messages`,
  space: msg`Your Spaces`,
  searches: msg`Saved searches`,
  feed: msg`Feed and channels`,
  resume: msg`Resume`,
  account: msg`Account`,
};

export const kindWords: Record<NotificationKind, { title: MessageDescriptor; hint: MessageDescriptor }> = {
  "application.moved": { title: msg`Change of state`, hint: msg`Every step, with its reason` },
  "application.late": { title: msg`A promise that is late`, hint: msg`When it is their turn to answer` },
  "application.received": { title: msg`New applications`, hint: msg`To the job posts of your Spaces` },
  "application.withdrawn": { title: msg`Applications taken back`, hint: msg`When somebody withdraws` },
  "application.answerDue": { title: msg`Answers to give`, hint: msg`Promises that end today, or are late` },
  "jobPost.notice": { title: msg`Job posts that end`, hint: msg`Still open? Suspended, expiring, expired` },
  "promise.near": {
    title: msg`Publications about to stop`,
    hint: msg`When too many answers are late, before it happens`,
  },
  "space.verification": {
    title: msg`Space verification`,
    hint: msg`When the Space is verified, and before the verification expires`,
  },
  "offer.received": { title: msg`Offers from Spaces`, hint: msg`Pay, place and contract, to accept or decline` },
  "offer.answered": { title: msg`Answers to your offers`, hint: msg`Accepted or declined by the talent` },
  "message.received": {
    title: msg`Messages that you have not read`,
    hint: msg`After five minutes, one mail for all that waits`,
  },
  "interview.proposed": { title: msg`Interview times`, hint: msg`To take one, or to say that none fits` },
  "interview.confirmed": { title: msg`Interviews agreed`, hint: msg`With the file for the calendar` },
  "interview.moved": { title: msg`Interviews moved`, hint: msg`When a colleague proposes other times` },
  "interview.asked": { title: msg`Other times wanted`, hint: msg`None fits, move it, or nobody answered` },
  "interview.cancelled": { title: msg`Interviews called off`, hint: msg`With the reason` },
  "interview.reminder": { title: msg`Interview reminders`, hint: msg`A day and an hour before` },
  "search.matched": { title: msg`New results`, hint: msg`Each search says how often` },
  "feed.mentioned": { title: msg`Mentions`, hint: msg`When somebody speaks to you in a post or a comment` },
  "feed.commented": { title: msg`Comments and answers`, hint: msg`To what you wrote` },
  "channel.posted": { title: msg`New posts in channels`, hint: msg`Only where you asked for everything` },
  "channel.invited": { title: msg`Invitations to channels`, hint: msg`When somebody asks you in` },
  "channel.accepted": { title: msg`Let into a channel`, hint: msg`When you asked to be` },
  "channel.asked": { title: msg`Requests to join`, hint: msg`To the channels that you moderate` },
  "report.answered": { title: msg`What became of your reports`, hint: msg`With the reason` },
  "moderation.decided": {
    title: msg`Decisions about what you wrote`,
    hint: msg`With the reason, and how to contest it`,
  },
  "invoice.issued": { title: msg`Invoices`, hint: msg`When the month’s invoice is there` },
  "invoice.blocked": {
    title: msg`Invoices that cannot be written`,
    hint: msg`Which billing details are missing`,
  },
  "payment.failed": { title: msg`Payments that failed`, hint: msg`Why, and what to do` },
  "payment.paused": { title: msg`Sponsoring paused`, hint: msg`Because of an unpaid invoice, and when it goes on` },
  "resume.ready": { title: msg`Resume read`, hint: msg`Ready to check` },
  "account.security": { title: msg`Sign-ins and security`, hint: msg`New device, password, passkey` },
};
