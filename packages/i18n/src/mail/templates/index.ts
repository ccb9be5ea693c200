import type { TemplatesOf } from "../layout.ts";
import { candidateMails, type CandidateMails } from "./candidates.ts";
import { codeMails, type CodeMails } from "./codes.ts";
import { contactMails, type ContactMails } from "./contacts.ts";
import { jobPostMails, type JobPostMails } from "./job-posts.ts";
import { memberMails, type MemberMails } from "./members.ts";
import { noticeMails, type NoticeMails } from "./notices.ts";
import { operationMails, type OperationMails } from "./operations.ts";

/** What each mail must be given. A template without both languages does not compile. */
export type MailParams = CandidateMails &
  CodeMails &
  ContactMails &
  JobPostMails &
  MemberMails &
  NoticeMails &
  OperationMails;
export type MailTemplate = keyof MailParams;
export type { CodeMails, JobPostMails, NoticeMails };

export const templates: TemplatesOf<MailParams> = {
  ...candidateMails,
  ...codeMails,
  ...contactMails,
  ...jobPostMails,
  ...memberMails,
  ...noticeMails,
  ...operationMails,
};
