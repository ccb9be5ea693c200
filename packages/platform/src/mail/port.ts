export type MailAttachment = { readonly name: string; readonly type: string; readonly content: string };

export type MailMessage = {
  readonly to: string;
  /** Which of our texts it is, for who asks later what was sent. */
  readonly template?: string;
  /** Who is answered, where that is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  /** Always there: some people and all screen readers of the terminal read this one. */
  readonly text: string;
  /** The same for every try of the same mail, so that a receiver can see a repeat for what it is. */
  readonly messageId?: string;
  /** Where a mail program posts for its reader who wants no more of the kind (RFC 8058), and where a person is led by hand. */
  readonly listUnsubscribe?: string;
  /** What a program at the other side can use: a calendar file. */
  readonly attachments?: readonly MailAttachment[];
};

/** Answers what the other side said, where it says something. */
export type Mail = { send: (message: MailMessage) => Promise<string | void> };
