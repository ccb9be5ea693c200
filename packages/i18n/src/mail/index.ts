import { defaultProductName, productName, type ServerLanguage } from "@orbita/contract";
import { light } from "./colours.ts";
import { fillText } from "./fill-text.ts";
import { escapeHtml, jobListHtml, jobListText, type MailJob } from "./job-list.ts";
import { mailMarkup } from "./layout.ts";
import { plainText } from "./plain-text.ts";
import { templates, type MailParams, type MailTemplate } from "./templates/index.ts";

export type {
  ApplicationMailParams,
  JobPostMailParams,
  MailParams,
  MailTemplate,
  NoticeMailParams,
} from "./templates/index.ts";
export { withOperator } from "./operator-foot.ts";
export type { MailJob } from "./job-list.ts";
export { moderationWords } from "./templates/moderation.ts";
export { restrictionWords } from "./templates/restrictions.ts";
export type RenderedMail = {
  template: MailTemplate;
  language: ServerLanguage;
  subject: string;
  /** The name in the sender field, if it is not the product's own. */
  senderName?: string;
  html: string;
  text: string;
  /** The target of the mail's button. A digest that combines several mails links there. */
  link: string | null;
};

const compiled = new Map<string, Promise<string>>();

/** Compiles a mail once per template and language. Loads mjml with the first mail rather than at process start. */
function compile(template: MailTemplate, language: ServerLanguage): Promise<string> {
  const key = `${template} ${language}`;
  const known = compiled.get(key);
  if (known) return known;
  const made = import("mjml").then(async ({ default: mjml }) => {
    // Disables mjml's fonts: it would load known fonts from a third party, which could then track the recipients.
    const { html } = await mjml(mailMarkup(templates[template][language], language), {
      validationLevel: "strict",
      fonts: {},
    });
    return html;
  });
  compiled.set(key, made);
  return made;
}

const inLines = (value: string) => value.replaceAll(/\r?\n/g, "<br />");

/** Style of a link that is tall enough to be tapped on a phone. */
const itemStyle = `display:block;padding:8px 0;color:${light.ink1};font-weight:600;text-underline-offset:3px`;

/** Renders links, one per line: each line of the value is a text and a URL, separated by a tab. */
const linked = (value: string) =>
  value
    .split("\n")
    .map((line) => line.split("\t").map(escapeHtml))
    .map(([words, href]) => `<a class="item" href="${href}" style="${itemStyle}">${words}</a>`)
    .join("");

type PlaceholderValues = Readonly<Record<string, string>>;

/** Removes the optional parts of a mail whose parameter is empty. */
const kept = (html: string, words: PlaceholderValues) =>
  html.replaceAll(/<!--\?(\w+)-->([^]*?)<!--\/\1-->/g, (_, name: string, inner: string) => (words[name] ? inner : ""));

/** Splits a code of six digits into two groups, which are easier to read and type. */
const grouped = (code: string) => code.replace(/^(\d{3})(\d{3})$/, "$1 $2");

/** The name beside the drawn mark. The logo of the default name is in small letters. */
const wordmarkOf = (product: string) => (product === defaultProductName ? product.toLowerCase() : product);

const wordsOf = (params: Readonly<Record<string, string | number>>): PlaceholderValues => ({
  product: productName,
  wordmark: wordmarkOf(productName),
  ...Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, name === "code" ? grouped(String(value)) : String(value)]),
  ),
});

export async function renderMail<T extends MailTemplate>(
  template: T,
  language: ServerLanguage,
  params: MailParams[T],
): Promise<RenderedMail> {
  const texts = templates[template][language];
  const { jobs = [], ...values } = params as { readonly jobs?: readonly MailJob[] };
  const words = wordsOf(values);
  const inHtml = Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, name === "items" ? linked(value) : inLines(escapeHtml(value))]),
  );
  const sender = fillText(texts.sender ?? "", language, words);
  return {
    template,
    language,
    ...(sender && { senderName: `${sender} via ${productName}` }),
    subject: fillText(texts.subject, language, words),
    html: fillText(kept(await compile(template, language), words), language, {
      ...inHtml,
      jobs: jobListHtml(jobs, language),
    }),
    text: fillText(plainText(texts, words), language, {
      ...words,
      items: (words.items ?? "").replaceAll("\t", "\n  "),
      jobs: jobListText(jobs, language),
    }),
    link: words.link ?? null,
  };
}
