import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Statement } from "@orbita/contract";

type StatementKind = Statement["kind"];

export const decisionLabels: Record<Statement["decision"], Record<StatementKind, MessageDescriptor>> = {
  disabled: {
    post: msg`We hid your post`,
    comment: msg`We hid your comment`,
    channel: msg`We closed your channel`,
    message: msg`We hid your message`,
    user: msg`We suspended your account`,
    space: msg`We suspended your Space`,
    jobpost: msg`We hid your job`,
    resume: msg`We hid a CV`,
    application: msg`We hid an application`,
  },
  kept: {
    post: msg`Your post stays visible`,
    comment: msg`Your comment stays visible`,
    channel: msg`Your channel stays open`,
    message: msg`Your message stays visible`,
    user: msg`Your account is active again`,
    space: msg`Your Space is active again`,
    jobpost: msg`Your job is visible again`,
    resume: msg`A CV is visible again`,
    application: msg`An application is visible again`,
  },
};

export const effectTexts: Record<Statement["decision"], Record<StatementKind, MessageDescriptor>> = {
  disabled: {
    post: msg`Only the author can see the content now.`,
    comment: msg`Only the author can see the content now.`,
    message: msg`Only your side of the conversation can still read the message.`,
    channel: msg`People can no longer join the channel or read what was posted in it.`,
    user: msg`You can’t sign in, and other people can’t see your profile, your CV or anything you’ve written. Your applications are on hold.`,
    space: msg`The Space’s page and jobs are hidden from everyone outside it and cost nothing. Members can read everything but can’t edit anything.`,
    jobpost: msg`People can no longer find the job, open it or apply, and clicks cost nothing. Members of the Space can still read it.`,
    resume: msg`People can no longer find or open the CV, not even with a link. Its author can still read it.`,
    application: msg`The Space can no longer see the application. The person who sent it can still read it, along with this reason.`,
  },
  kept: {
    post: msg`The content is visible as before.`,
    comment: msg`The content is visible as before.`,
    channel: msg`The channel is open as before.`,
    message: msg`The content is visible as before.`,
    user: msg`You can sign in again, and everything is visible as before.`,
    space: msg`The Space’s page and jobs are visible again, and you can publish as before.`,
    jobpost: msg`Everyone can find the job and apply as before.`,
    resume: msg`Everyone who could see the CV before can see it again.`,
    application: msg`The Space can see the application as before.`,
  },
};

export const groundLabels: Record<Statement["ground"], MessageDescriptor> = {
  law: msg`Breach of the law.`,
  terms: msg`Breach of our terms of use.`,
};

/** Labels for decisions that leave content visible: they say whether it was reviewed under the law or under our terms. */
export const reviewGroundLabels: Record<Statement["ground"], MessageDescriptor> = {
  law: msg`Reviewed under the law.`,
  terms: msg`Reviewed under our terms of use.`,
};

export const contentKindLabels: Record<StatementKind, MessageDescriptor> = {
  post: msg`Post`,
  comment: msg`Comment`,
  channel: msg`Channel`,
  message: msg`Message`,
  user: msg`Account`,
  space: msg`Space`,
  jobpost: msg({ message: "Job", context: "job ad" }),
  resume: msg`CV`,
  application: msg`Application`,
};

/** True for kinds of content that users can report. An admin can hide the other kinds without a report. */
export const isReportable = (kind: StatementKind): kind is "post" | "comment" | "channel" | "message" =>
  kind === "post" || kind === "comment" || kind === "channel" || kind === "message";
