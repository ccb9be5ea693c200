export type MailAttachment = { readonly name: string; readonly type: string; readonly content: string };

export type MailMessage = {
  readonly to: string;
  /** The name of the template, for the delivery log. */
  readonly template?: string;
  readonly language?: "it" | "en";
  /** The name in the sender field; the address is always ours, as SPF and DKIM require. By default the configured name. */
  readonly senderName?: string;
  /** The address for replies, if it differs from the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  /** The plain-text body. It is always present, for plain-text mail programs and screen readers in a terminal. */
  readonly text: string;
  /** The Message-ID. It is the same for every attempt of the same mail, so that the recipient's server can detect duplicates. */
  readonly messageId?: string;
  /** The unsubscribe URL. Mail programs POST to it (RFC 8058), and recipients can open it in a browser. */
  readonly listUnsubscribe?: string;
  /** Attached files, such as a calendar invitation. */
  readonly attachments?: readonly MailAttachment[];
};

/** Sends a mail. Resolves to the response of the mail server, if there is one. */
export type MailSender = { send: (message: MailMessage) => Promise<string | void> };
