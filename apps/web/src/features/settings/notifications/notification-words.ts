import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NotificationKind } from "@orbita/contract";
import type { notificationKinds } from "@orbita/contract/people/schema";

type Group = (typeof notificationKinds)[NotificationKind]["group"];

/** A kind without words does not compile. */
export const groupWords: Record<Group, MessageDescriptor> = {
  account: msg`Account`,
};

export const kindWords: Record<NotificationKind, { title: MessageDescriptor; hint: MessageDescriptor }> = {
  "account.security": { title: msg`Sign-ins and security`, hint: msg`New device, password, passkey` },
};
