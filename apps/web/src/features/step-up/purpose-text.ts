import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { StepUpPurpose } from "@orbita/contract";

/** The reason for the confirmation, one sentence for each purpose. */
export const purposeText: Record<StepUpPurpose, MessageDescriptor> = {
  changeEmail: msg`Your email address opens your account, so we check before it changes.`,
  changePassword: msg`Your password opens your account, so we check before it changes.`,
  changePasskeys: msg`Passkeys open your account, so we check before they change.`,
  changeProviders: msg`Connected providers open your account, so we check before they change.`,
  exportData: msg`The file holds everything about you, so we check before it’s downloaded.`,
  deleteAccount: msg`We check before your account is deleted.`,
  administer: msg`This action affects other people, so we check before it’s done.`,
};
