import type { TemplatesOf } from "../texts.ts";
import { applicationMails, type ApplicationMails } from "./applications.ts";
import { billingMails, type BillingMails } from "./billing.ts";
import { candidateMails, type CandidateMails } from "./candidates.ts";
import { codeMails, type CodeMails } from "./codes.ts";
import { contactMails, type ContactMails } from "./contacts.ts";
import { digestMails, type DigestMails } from "./digests.ts";
import { feedMails, type FeedMails } from "./feed.ts";
import { interviewMails, type InterviewMails } from "./interviews.ts";
import { jobPostMails, type JobPostMails } from "./job-posts.ts";
import { memberMails, type MemberMails } from "./members.ts";
import { messageMails, type MessageMails } from "./messages.ts";
import { moderationMails, type ModerationMails } from "./moderation.ts";
import { emailChangedMail, noticeMails, type EmailChangedMail, type NoticeMails } from "./notices.ts";
import { offerMails, type OfferMails } from "./offers.ts";
import { operationMails, type OperationMails } from "./operations.ts";
import { promiseMails, type PromiseMails } from "./promises.ts";
import { restrictionMails, type RestrictionMails } from "./restrictions.ts";
import { resumeMails, type ResumeMails } from "./resumes.ts";
import { savedSearchMails, type SavedSearchMails } from "./saved-searches.ts";
import { verificationMails, type VerificationMails } from "./verification.ts";

/** The parameters of each mail. A template without both languages does not compile. */
export type MailParams = ApplicationMails &
  BillingMails &
  CandidateMails &
  CodeMails &
  ContactMails &
  DigestMails &
  EmailChangedMail &
  FeedMails &
  InterviewMails &
  JobPostMails &
  MemberMails &
  MessageMails &
  ModerationMails &
  NoticeMails &
  OfferMails &
  OperationMails &
  PromiseMails &
  RestrictionMails &
  ResumeMails &
  SavedSearchMails &
  VerificationMails;
export type MailTemplate = keyof MailParams;
export type { ApplicationMails, CodeMails, JobPostMails, NoticeMails };

export const templates: TemplatesOf<MailParams> = {
  ...applicationMails,
  ...billingMails,
  ...candidateMails,
  ...codeMails,
  ...contactMails,
  ...digestMails,
  ...emailChangedMail,
  ...feedMails,
  ...interviewMails,
  ...jobPostMails,
  ...memberMails,
  ...messageMails,
  ...moderationMails,
  ...noticeMails,
  ...offerMails,
  ...operationMails,
  ...promiseMails,
  ...restrictionMails,
  ...resumeMails,
  ...savedSearchMails,
  ...verificationMails,
};
