import { operatorLine } from "./operator-foot.ts";
import type { MailTexts, ConditionalParagraph } from "./texts.ts";

type PlaceholderValues = Readonly<Record<string, string>>;

/** The plain-text part of a mail; optional parts with empty parameters are omitted. */
export function plainText(texts: MailTexts, words: PlaceholderValues): string {
  const { about, title, code, paragraphs, said, quote, signature, suggestion, button, small = [], links = [] } = texts;
  const when = ({ where, words: text }: ConditionalParagraph): string[] => (words[where] ? [text] : []);
  const signed = signature ? [["{by}", ...when(signature.promise)].join("\n")] : [];
  const noReplies = texts.noReplies === undefined ? [] : [texts.noReplies];
  const foot = [texts.reason, ...noReplies, ...links.map(({ label, href }) => `${label}: ${href}`), operatorLine];
  return [
    ...(about ? [`${about.space}\n${about.post}`] : []),
    title,
    ...(code === undefined ? [] : [code]),
    ...(said ? when({ where: "words", words: "“{words}”\n{by}" }) : []),
    ...paragraphs.flatMap((paragraph) => (typeof paragraph === "string" ? [paragraph] : when(paragraph))),
    ...(quote === undefined ? [] : [quote]),
    ...signed,
    ...(suggestion === undefined
      ? []
      : when({ where: "suggested", words: `${suggestion}\n{suggested}\n{suggestedFacts}\n{suggestedLink}` })),
    ...(button ? [`${button.label}: ${button.href}`] : []),
    ...small,
    `-- \n${foot.join("\n")}`,
  ].join("\n\n");
}
