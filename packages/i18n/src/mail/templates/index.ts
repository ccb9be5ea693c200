import type { TemplateSet } from "../texts.ts";
import { applicationMails, type ApplicationMailParams } from "./applications.ts";
import { billingMails, type BillingMailParams } from "./billing.ts";
import { candidateMails, type CandidateMailParams } from "./candidates.ts";
import { codeMails, type CodeMailParams } from "./codes.ts";
import { contactMails, type ContactMailParams } from "./contacts.ts";
import { digestMails, type DigestMailParams } from "./digests.ts";
import { emailChangeMails, type EmailChangeMailParams } from "./email-changes.ts";
import { feedMails, type FeedMailParams } from "./feed.ts";
import { interviewRequestMails, type InterviewRequestMailParams } from "./interview-requests.ts";
import { interviewMails, type InterviewMailParams } from "./interviews.ts";
import { jobFitMails, type JobFitMailParams } from "./job-fits.ts";
import { jobPostMails, type JobPostMailParams } from "./job-posts.ts";
import { memberMails, type MemberMailParams } from "./members.ts";
import { messageMails, type MessageMailParams } from "./messages.ts";
import { moderationMails, type ModerationMailParams } from "./moderation.ts";
import { noticeMails, type NoticeMailParams } from "./notices.ts";
import { contactRequestMails, type ContactRequestMailParams } from "./contact-requests.ts";
import { operationMails, type OperationMailParams } from "./operations.ts";
import { promiseMails, type PromiseMailParams } from "./promises.ts";
import { replyLimitMails, type ReplyLimitMailParams } from "./reply-limits.ts";
import { restrictionMails, type RestrictionMailParams } from "./restrictions.ts";
import { resumeMails, type ResumeMailParams } from "./resumes.ts";
import { savedSearchMails, type SavedSearchMailParams } from "./saved-searches.ts";
import { verificationMails, type VerificationMailParams } from "./verification.ts";

/** The parameters of each mail. A template without both languages does not compile. */
export type MailParams = ApplicationMailParams &
  BillingMailParams &
  CandidateMailParams &
  CodeMailParams &
  ContactMailParams &
  DigestMailParams &
  EmailChangeMailParams &
  FeedMailParams &
  InterviewMailParams &
  InterviewRequestMailParams &
  JobFitMailParams &
  JobPostMailParams &
  MemberMailParams &
  MessageMailParams &
  ModerationMailParams &
  NoticeMailParams &
  ContactRequestMailParams &
  OperationMailParams &
  PromiseMailParams &
  ReplyLimitMailParams &
  RestrictionMailParams &
  ResumeMailParams &
  SavedSearchMailParams &
  VerificationMailParams;
export type MailTemplate = keyof MailParams;
export type { ApplicationMailParams, CodeMailParams, JobPostMailParams, NoticeMailParams };

export const templates: TemplateSet<MailParams> = {
  ...applicationMails,
  ...billingMails,
  ...candidateMails,
  ...codeMails,
  ...contactMails,
  ...digestMails,
  ...emailChangeMails,
  ...feedMails,
  ...interviewMails,
  ...interviewRequestMails,
  ...jobFitMails,
  ...jobPostMails,
  ...memberMails,
  ...messageMails,
  ...moderationMails,
  ...noticeMails,
  ...contactRequestMails,
  ...operationMails,
  ...promiseMails,
  ...replyLimitMails,
  ...restrictionMails,
  ...resumeMails,
  ...savedSearchMails,
  ...verificationMails,
};
