import type { TemplatesOf } from "../layout.ts";
import { codeMails, type CodeMails } from "./codes.ts";
import { contactMails, type ContactMails } from "./contacts.ts";
import { memberMails, type MemberMails } from "./members.ts";
import { noticeMails, type NoticeMails } from "./notices.ts";
import { operationMails, type OperationMails } from "./operations.ts";

/** What each mail must be given. A template without both languages does not compile. */
export type MailParams = CodeMails & ContactMails & MemberMails & NoticeMails & OperationMails;
export type MailTemplate = keyof MailParams;
export type { CodeMails, NoticeMails };

export const templates: TemplatesOf<MailParams> = {
  ...codeMails,
  ...contactMails,
  ...memberMails,
  ...noticeMails,
  ...operationMails,
};
