export type MailAttachment = { readonly name: string; readonly type: string; readonly content: string };

export type MailMessage = {
  readonly to: string;
  /** The name of the template, for the delivery log. */
  readonly template?: string;
  /** The recipient of replies, if it is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  /** Always present: for plain text readers and terminal screen readers. */
  readonly text: string;
  /** The same for every attempt of the same mail, so that the recipient's server can detect duplicates. */
  readonly messageId?: string;
  /** The unsubscribe URL: mail programs POST to it (RFC 8058), people open it. */
  readonly listUnsubscribe?: string;
  /** Files such as a calendar invitation. */
  readonly attachments?: readonly MailAttachment[];
};

/** Returns the response of the mail server, if any. */
export type Mail = { send: (message: MailMessage) => Promise<string | void> };
