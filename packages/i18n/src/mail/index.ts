import type { ServerLanguage } from "@orbita/contract";
import { mailMarkup } from "./layout.ts";
import { plainText } from "./plain-text.ts";
import { templates, type MailParams, type MailTemplate } from "./templates/index.ts";

export type { ApplicationMails, JobPostMails, MailParams, MailTemplate, NoticeMails } from "./templates/index.ts";
export { moderationWords } from "./templates/moderation.ts";
export { restrictionWords } from "./templates/restrictions.ts";
export type RenderedMail = {
  template: MailTemplate;
  subject: string;
  html: string;
  text: string;
  /** The link target, for a digest of several mails. */
  link: string | null;
};

const compiled = new Map<string, Promise<string>>();

/** Compiles once per template and language. Loads mjml with the first mail rather than at process start. */
function compile(template: MailTemplate, language: ServerLanguage): Promise<string> {
  const key = `${template} ${language}`;
  const known = compiled.get(key);
  if (known) return known;
  const made = import("mjml").then(async ({ default: mjml }) => {
    // No fonts: mjml would load known fonts from a third party, which could then track readers.
    const { html } = await mjml(mailMarkup(templates[template][language], language), {
      validationLevel: "strict",
      fonts: {},
    });
    return html;
  });
  compiled.set(key, made);
  return made;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (value: string) => value.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);

const inLines = (value: string) => value.replaceAll(/\r?\n/g, "<br />");

/** Lines of a text and an address, separated by a tab. */
const linked = (value: string) =>
  value
    .split("\n")
    .map((line) => line.split("\t").map(escaped))
    .map(([words, href]) => `<a href="${href}" style="color:inherit;text-underline-offset:3px">${words}</a>`)
    .join("<br />");

type PlaceholderValues = Readonly<Record<string, string>>;
/** Fills only known names, because the style sheet has braces too. */
const fill = (text: string, words: PlaceholderValues) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);

/** Removes optional parts whose parameter is empty. */
const kept = (html: string, words: PlaceholderValues) =>
  html.replaceAll(/<!--\?(\w+)-->([^]*?)<!--\/\1-->/g, (_, name: string, inner: string) => (words[name] ? inner : ""));

/** Shows six digits in two groups, which are easier to read and type. */
const grouped = (code: string) => code.replace(/^(\d{3})(\d{3})$/, "$1 $2");

const wordsOf = (params: Readonly<Record<string, string | number>>): PlaceholderValues =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, name === "code" ? grouped(String(value)) : String(value)]),
  );

export async function renderMail<T extends MailTemplate>(
  template: T,
  language: ServerLanguage,
  params: MailParams[T],
): Promise<RenderedMail> {
  const texts = templates[template][language];
  const words = wordsOf(params);
  const inHtml = Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, name === "items" ? linked(value) : inLines(escaped(value))]),
  );
  return {
    template,
    subject: fill(texts.subject, words),
    html: fill(kept(await compile(template, language), words), inHtml),
    text: fill(plainText(texts, words), { ...words, items: (words.items ?? "").replaceAll("\t", "\n  ") }),
    link: words.link ?? null,
  };
}
