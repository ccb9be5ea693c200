import type { ServerLanguage } from "@orbita/contract";

type Link = { readonly label: string; readonly href: string };
/** A text that is included only if the parameter `where` is not empty. */
export type Sometimes = { readonly where: string; readonly words: string };

/** The texts of one mail. Parameters in braces are filled per recipient; everything else is compiled once. */
export type MailTexts = {
  readonly subject: string;
  /** The line that mail lists show after the subject. */
  readonly preview: string;
  /** The Space and the post that the mail is about. */
  readonly about?: { readonly space: string; readonly post: string };
  readonly title: string;
  /** A code in large print. */
  readonly code?: string;
  readonly paragraphs: readonly (string | Sometimes)[];
  /** A person's own text, with its line breaks. */
  readonly quote?: string;
  /** A text of a named person, if any: `{words}` and `{by}`. */
  readonly said?: true;
  /** The signature `{by}` of the author of the text, and that they kept their promise, if they did. */
  readonly signature?: { readonly promise: Sometimes };
  /** A suggested post, if any: `{suggested}`, `{suggestedLink}` and `{suggestedFacts}`. */
  readonly suggestion?: string;
  readonly button?: Link;
  readonly small?: readonly string[];
  /** Why this person receives it; every mail has it in its footer. */
  readonly reason: string;
  /** Links after the reason: how to receive fewer mails. */
  readonly links?: readonly Link[];
};

/** Both languages of each mail, by its name. */
export type TemplatesOf<Mails> = Record<keyof Mails, Record<ServerLanguage, MailTexts>>;
