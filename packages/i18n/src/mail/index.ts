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
  /** Where it leads, for a mail that gathers several. */
  link: string | null;
};

const compiled = new Map<string, Promise<string>>();

/** Once for each template and language. mjml is loaded when the first mail is written, not when a process starts. */
function compile(template: MailTemplate, language: ServerLanguage): Promise<string> {
  const key = `${template} ${language}`;
  const known = compiled.get(key);
  if (known) return known;
  const made = import("mjml").then(async ({ default: mjml }) => {
    // No fonts: mjml would fetch those that it knows by name from a third party, who then learns who reads.
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

/** Lines of words and an address, with a tab between the two. */
const linked = (value: string) =>
  value
    .split("\n")
    .map((line) => line.split("\t").map(escaped))
    .map(([words, href]) => `<a href="${href}" style="color:inherit;text-underline-offset:3px">${words}</a>`)
    .join("<br />");

type Words = Readonly<Record<string, string>>;
/** Only names that were given are words to fill: the style sheet has braces too. */
const fill = (text: string, words: Words) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);

/** What is said only sometimes, and is not now. */
const kept = (html: string, words: Words) =>
  html.replaceAll(/<!--\?(\w+)-->([^]*?)<!--\/\1-->/g, (_, name: string, inner: string) => (words[name] ? inner : ""));

/** Six digits are read, and typed, in two groups. */
const grouped = (code: string) => code.replace(/^(\d{3})(\d{3})$/, "$1 $2");

const wordsOf = (params: Readonly<Record<string, string | number>>): Words =>
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
