import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { JobName } from "@orbita/contract";
import { routineLabel } from "./routine-labels.ts";

/** Labels of the queues, by the name of their job. */
const jobLabels: Readonly<Record<JobName, MessageDescriptor>> = {
  "accounts.sendCode": msg`Verification code emails`,
  "accounts.sendNotice": msg`Account emails`,
  "applications.tell": msg`Application notifications`,
  "candidates.sendNotice": msg`Emails to people whose CV was added`,
  "collecting.collect": msg`Invoice payments`,
  "collecting.credited": msg`Credit notes to settle`,
  "collecting.refund": msg`Refunds`,
  "contacts.forward": msg`Contact messages to support`,
  "contacts.receipt": msg`Contact message receipts`,
  "credentials.sendEmailUndo": msg`Emails to undo an email change`,
  "files.remove": msg`File deletion`,
  "interviews.remind": msg`Interview reminders`,
  "invoices.close": msg`Click log closing`,
  "invoices.issue": msg`Invoice issuing`,
  "jobPosts.closed": msg`Closed jobs`,
  "members.sendInvitation": msg`Space invitations`,
  "members.sendJoinRequest": msg`Requests to join a Space`,
  "members.sendNotice": msg`Emails to Space members`,
  "messages.tellUnread": msg`Unread message notifications`,
  "notifications.sendDigest": msg`Notification summaries`,
  "notifications.sendMail": msg`Single notification emails`,
  "payments.changed": msg`Payment updates`,
  "payments.detach": msg`Card removal`,
  "payments.event": msg`Payment provider messages`,
  "payments.forget": msg`Payer deletion`,
  "posts.tellChannel": msg`Channel post notifications`,
  "resumes.makeSuggestions": msg`CV suggestions`,
  "resumeUploads.read": msg`CV reading`,
  "runs.carryOut": msg`Runs`,
  "savedSearches.mailGuest": msg`Job alerts for guests`,
  "savedSearches.sendConfirmation": msg`Job alert confirmation emails`,
  "verification.sendLink": msg`Domain verification emails`,
};

const isJob = (name: string): name is JobName => Object.hasOwn(jobLabels, name);
const ofRoutine = "routine.";

/** The label of a queue. A queue that only a newer server knows gets a general label. */
export function queueLabel(queue: string): MessageDescriptor {
  if (queue.startsWith(ofRoutine)) return routineLabel(queue.slice(ofRoutine.length));
  return isJob(queue) ? jobLabels[queue] : msg`Other background work`;
}

/** Labels of the data in a stuck message, by the names in its payload. */
const payloadLabels: Readonly<Record<string, MessageDescriptor>> = {
  actorId: msg`User`,
  applicationId: msg`Application`,
  by: msg`User`,
  changeId: msg`Email change`,
  closedAt: msg`Closed on`,
  codeId: msg`Code`,
  contactId: msg`Contact message`,
  creditNoteId: msg`Credit note`,
  customerId: msg`Payer`,
  day: msg`Day`,
  intentId: msg`Payment`,
  invitationId: msg`Invitation`,
  jobPostId: msg`Job`,
  kind: msg`Type`,
  linkId: msg`Link`,
  methodId: msg`Card`,
  month: msg`Month`,
  notice: msg`Email type`,
  ownerId: msg`User`,
  paymentId: msg`Payment`,
  refundId: msg`Refund`,
  requestId: msg`Job alert request`,
  runId: msg`Run`,
  searchId: msg`Saved search`,
  seq: msg`Message number`,
  sequence: msg`Calendar version`,
  spaceId: msg`Space`,
  stepId: msg`Timeline entry`,
  threadId: msg`Conversation`,
  userId: msg`User`,
};

/** The label of a value in a stuck message. `id` is the id of the record that the message is about. */
export const payloadLabel = (name: string): MessageDescriptor => payloadLabels[name] ?? msg`Record`;
