import type { TemplatesOf } from "../texts.ts";
import { applicationMails, type ApplicationMails } from "./applications.ts";
import { candidateMails, type CandidateMails } from "./candidates.ts";
import { codeMails, type CodeMails } from "./codes.ts";
import { contactMails, type ContactMails } from "./contacts.ts";
import { jobPostMails, type JobPostMails } from "./job-posts.ts";
import { memberMails, type MemberMails } from "./members.ts";
import { noticeMails, type NoticeMails } from "./notices.ts";
import { offerMails, type OfferMails } from "./offers.ts";
import { operationMails, type OperationMails } from "./operations.ts";
import { promiseMails, type PromiseMails } from "./promises.ts";
import { resumeMails, type ResumeMails } from "./resumes.ts";
import { savedSearchMails, type SavedSearchMails } from "./saved-searches.ts";

/** What each mail must be given. A template without both languages does not compile. */
export type MailParams = ApplicationMails &
  CandidateMails &
  CodeMails &
  ContactMails &
  JobPostMails &
  MemberMails &
  NoticeMails &
  OfferMails &
  OperationMails &
  PromiseMails &
  ResumeMails &
  SavedSearchMails;
export type MailTemplate = keyof MailParams;
export type { ApplicationMails, CodeMails, JobPostMails, NoticeMails };

export const templates: TemplatesOf<MailParams> = {
  ...applicationMails,
  ...candidateMails,
  ...codeMails,
  ...contactMails,
  ...jobPostMails,
  ...memberMails,
  ...noticeMails,
  ...offerMails,
  ...operationMails,
  ...promiseMails,
  ...resumeMails,
  ...savedSearchMails,
};
