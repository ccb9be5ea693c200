import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RoutineName } from "@orbita/contract";

/** Labels of the scheduled jobs. */
const routineLabels: Readonly<Record<RoutineName, MessageDescriptor>> = {
  "accounts.erase": msg`Account deletions due`,
  "accounts.sweep": msg`Cleanup of old codes and devices`,
  "ai.abandoned": msg`Unanswered AI questions`,
  "ai.forgetOld": msg`Old AI log cleanup`,
  "applications.remindOfAnswers": msg`Reply reminders`,
  "candidates.expire": msg`Deletion of expired added CVs`,
  "clicks.credit": msg`Invalid click credit`,
  "clicks.fillDays": msg`Click logs for days without clicks`,
  "clicks.forgetKeys": msg`Visitor key deletion`,
  "clicks.months": msg`Storage for next month’s clicks`,
  "collecting.collect": msg`Payment retries`,
  "collecting.month": msg`Monthly payments`,
  "collecting.reconcile": msg`Payment check with the bank`,
  "contactRequests.expire": msg`Contact request expiry`,
  "contacts.sweep": msg`Old contact message cleanup`,
  "credentials.sweep": msg`Old password reset cleanup`,
  "disclosures.sweep": msg`Old disclosure log cleanup`,
  "duplicates.mark": msg`Duplicate candidates`,
  "files.sweep": msg`Unused file cleanup`,
  forgetAnswers: msg`Cleanup of stored responses`,
  historyMonths: msg`Storage for next month’s history`,
  "interviews.settle": msg`Interview expiry and closing`,
  "invoices.close": msg`Monthly click log closing`,
  "invoices.issue": msg`Monthly invoices`,
  "invoices.issueBlocked": msg`Blocked invoice retries`,
  "jobFits.send": msg`Weekly jobs that fit`,
  "jobPosts.askStillOpen": msg`Check that jobs are still open`,
  "jobPosts.expire": msg`Job expiry`,
  "jobPosts.remindOfExpiry": msg`Job expiry reminders`,
  "jobPosts.suspendUnanswered": msg`Suspension of unconfirmed jobs`,
  "linkPreviews.forget": msg`Old link preview cleanup`,
  "members.sweep": msg`Old invitation cleanup`,
  "notifications.digests": msg`Notification emails`,
  "notifications.sweep": msg`Old notification cleanup`,
  "operations.forgetMails": msg`Old email log cleanup`,
  "passkeys.sweep": msg`Cleanup of unfinished passkeys`,
  "payments.forgetPayloads": msg`Old bank message cleanup`,
  "payments.reconcile": msg`Check for missing bank messages`,
  "payments.reconcileDays": msg`Payment check for recent days`,
  "promises.count": msg`Reply time count`,
  "resumeUploads.adopt": msg`Stored CV reading`,
  "resumeUploads.again": msg`CV reading retries`,
  "runs.forget": msg`Old run cleanup`,
  "salaries.compute": msg`Salary figures`,
  "savedSearches.ask": msg`Saved search alerts`,
  "savedSearches.sweep": msg`Cleanup of unconfirmed job alerts`,
  "skills.count": msg`Skill usage count`,
  "social.sweep": msg`Cleanup of unfinished sign-ins`,
  "statistics.count": msg`Space statistics`,
  "statistics.months": msg`Storage for next month’s statistics`,
  "talentSearch.fairness": msg`Talent search fairness test`,
  "talentSearch.jobFairness": msg`Fairness test of jobs that fit`,
  "talentSearch.refresh": msg`Talent search update`,
  "verification.check": msg`Verification checks`,
  "vocabulary.count": msg`Value list usage count`,
};

const isRoutine = (name: string): name is RoutineName => Object.hasOwn(routineLabels, name);

/** The label of a scheduled job. A job that only a newer server knows gets a general label. */
export const routineLabel = (name: string): MessageDescriptor =>
  isRoutine(name) ? routineLabels[name] : msg`Other scheduled task`;
