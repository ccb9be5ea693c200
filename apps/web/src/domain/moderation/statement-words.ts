import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Statement } from "@orbita/contract";

type Kind = Statement["kind"];

export const decidedWords: Record<Statement["decision"], Record<Kind, MessageDescriptor>> = {
  disabled: {
    post: msg`We hid your post`,
    comment: msg`We hid your comment`,
    channel: msg`We closed your channel`,
    message: msg`We hid your message`,
    user: msg`We suspended your account`,
    space: msg`We suspended your Space`,
    jobpost: msg`We hid your job post`,
    resume: msg`We hid a CV`,
    application: msg`We hid an application`,
  },
  kept: {
    post: msg`Your post stays`,
    comment: msg`Your comment stays`,
    channel: msg`Your channel stays`,
    message: msg`Your message stays`,
    user: msg`Your account is active again`,
    space: msg`Your Space is active again`,
    jobpost: msg`Your job post is visible again`,
    resume: msg`A CV is visible again`,
    application: msg`An application is visible again`,
  },
};

export const effectWords: Record<Statement["decision"], Record<Kind, MessageDescriptor>> = {
  disabled: {
    post: msg`Nobody sees it any more, but who wrote it.`,
    comment: msg`Nobody sees it any more, but who wrote it.`,
    message: msg`Only your own side still reads it.`,
    channel: msg`Nobody can enter it any more, nor read what was said in it.`,
    user: msg`You cannot sign in, and nobody sees your page, your CV and what you wrote. Your applications stand still.`,
    space: msg`Nobody sees its page and its job posts, and they cost nothing. Its people read everything and change nothing.`,
    jobpost: msg`Nobody finds it, opens it or applies, and clicks cost nothing. Who works in the Space still reads it.`,
    resume: msg`Nobody finds or opens it, not even by a link. Who wrote it still reads it.`,
    application: msg`The Space does not see it any more. Who sent it still reads it, with this reason.`,
  },
  kept: {
    post: msg`Everybody sees it as before.`,
    comment: msg`Everybody sees it as before.`,
    channel: msg`It is open as before.`,
    message: msg`Everybody sees it as before.`,
    user: msg`You can sign in again, and everything is shown as before.`,
    space: msg`Its page and its job posts are shown again, and you can publish as before.`,
    jobpost: msg`Everybody finds it and can apply as before.`,
    resume: msg`Who saw it before sees it again.`,
    application: msg`The Space sees it as before.`,
  },
};

export const groundWords: Record<Statement["ground"], MessageDescriptor> = {
  law: msg`It is against the law`,
  terms: msg`It is against our terms`,
};

/** Labels for content that stays: the standard by which it was judged. */
export const lookedAtWords: Record<Statement["ground"], MessageDescriptor> = {
  law: msg`Judged by the law`,
  terms: msg`Judged by our terms`,
};

export const kindWords: Record<Kind, MessageDescriptor> = {
  post: msg`Post`,
  comment: msg`Comment`,
  channel: msg`Channel`,
  message: msg`Message`,
  user: msg`Account`,
  space: msg`Space`,
  jobpost: msg`Job post`,
  resume: msg`CV`,
  application: msg`Application`,
};

/** Content that users wrote and others report; the other kinds are hidden by an admin. */
export const isSaid = (kind: Kind): kind is "post" | "comment" | "channel" | "message" =>
  kind === "post" || kind === "comment" || kind === "channel" || kind === "message";
