import type { ServerLanguage } from "@orbita/contract";

type MailLink = { readonly label: string; readonly href: string };
/** A paragraph of a mail that is included only if the parameter that `where` names is not empty. */
export type ConditionalParagraph = { readonly where: string; readonly words: string };

/** The texts of one mail. Parameters in braces are filled per recipient; everything else is compiled once. */
export type MailTexts = {
  readonly subject: string;
  /** The Space that the mail is from, such as `{space}`. Empty or missing: the mail is from the product. */
  readonly sender?: string;
  /** The line that mail clients show after the subject in a list of mails. */
  readonly preview: string;
  /** The Space and the post that the mail is about. */
  readonly about?: { readonly space: string; readonly post: string };
  readonly title: string;
  /** A one-time code, shown in large print. */
  readonly code?: string;
  readonly paragraphs: readonly (string | ConditionalParagraph)[];
  /** A text that a person wrote, with its line breaks. */
  readonly quote?: string;
  /** Includes the message `{words}` of a person with their name `{by}`, if there is a message. */
  readonly said?: true;
  /** The signature `{by}` of the author of the mail's text. If the reply was in time, a line after the signature says so. */
  readonly signature?: { readonly promise: ConditionalParagraph };
  /** A suggested post, if any: `{suggested}`, `{suggestedLink}` and `{suggestedFacts}`. */
  readonly suggestion?: string;
  readonly button?: MailLink;
  readonly small?: readonly string[];
  /** The reason why the recipient gets the mail. Every mail states it in its footer. */
  readonly reason: string;
  /** A note in the footer that replies to the mail are not read. For mails that look like a conversation. */
  readonly noReplies?: string;
  /** Footer links to settings with which the recipient can get fewer mails. */
  readonly links?: readonly MailLink[];
};

/** The texts of each mail in both languages, by the mail's name. */
export type TemplateSet<Mails> = Record<keyof Mails, Record<ServerLanguage, MailTexts>>;
