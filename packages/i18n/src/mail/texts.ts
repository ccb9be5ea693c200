import type { ServerLanguage } from "@orbita/contract";

type Link = { readonly label: string; readonly href: string };
/** Said only where the word of that name is not empty. */
export type Sometimes = { readonly where: string; readonly words: string };

/** What one mail says. Words in braces are filled for each receiver; everything else is compiled once. */
export type MailTexts = {
  readonly subject: string;
  /** The line that lists of mails show after the subject. */
  readonly preview: string;
  /** Whose mail it is, and about which post. */
  readonly about?: { readonly space: string; readonly post: string };
  readonly title: string;
  /** Set large, to be read from across the desk. */
  readonly code?: string;
  readonly paragraphs: readonly (string | Sometimes)[];
  /** The words of a person, as they set them. */
  readonly quote?: string;
  /** The words of somebody with a name, where there are any: `{words}` and `{by}`. */
  readonly said?: true;
  /** Who signs a mail whose words are theirs: `{by}`; and that they kept their promise, where they did. */
  readonly signature?: { readonly promise: Sometimes };
  /** Another post, where one is suggested: `{suggested}`, `{suggestedLink}` and `{suggestedFacts}`. */
  readonly suggestion?: string;
  readonly button?: Link;
  readonly small?: readonly string[];
  /** Why this person receives it: every mail says so at its foot. */
  readonly reason: string;
  /** After the reason: how to receive less. */
  readonly links?: readonly Link[];
};

/** Both languages of each mail, by its name. */
export type TemplatesOf<Mails> = Record<keyof Mails, Record<ServerLanguage, MailTexts>>;
