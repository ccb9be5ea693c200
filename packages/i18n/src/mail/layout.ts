import { productName, type ServerLanguage } from "@orbita/contract";
import { dark, display, light, text } from "./colours.ts";

/** What one mail says. Words in braces are filled for each receiver; everything else is compiled once. */
export type MailTexts = {
  readonly subject: string;
  /** The line that lists of mails show after the subject. */
  readonly preview: string;
  readonly title: string;
  /** Set large, to be read from across the desk. */
  readonly code?: string;
  readonly paragraphs: readonly string[];
  /** The words of a person, as they set them. */
  readonly quote?: string;
  readonly button?: { readonly label: string; readonly href: string };
  readonly small?: readonly string[];
  /** Why this person receives it: every mail says so at its foot. */
  readonly reason: string;
};

/** Both languages of each mail, by its name. */
export type TemplatesOf<Mails> = Record<keyof Mails, Record<ServerLanguage, MailTexts>>;

const rules = `
  .code { border-radius: 10px; }
  @media (prefers-color-scheme: dark) {
    body, .page, .page > div { background-color: ${dark.page} !important; }
    .card, .card > table { background: ${dark.surface} !important; }
    .card > table > tbody > tr > td { border-color: ${dark.line} !important; }
    .ink1 div, .ink1 a, .logo, .ink1 h1 { color: ${dark.ink1} !important; }
    .ink2 div { color: ${dark.ink2} !important; }
    .ink3 div { color: ${dark.ink3} !important; }
    .code { background: ${dark.fill} !important; }
    .ring { border-color: ${dark.ink1} !important; }
    .dot { color: ${dark.accent} !important; }
    .button a, .button td { background: ${dark.ink1} !important; color: ${dark.onInk} !important; }
    .foot p { border-top-color: ${dark.line} !important; }
  }`;

/** The mark is drawn with borders and a dot: mail programs drop SVG, and a picture would have to be fetched. */
const logo = `<span class="ring" style="display:inline-block;width:15px;height:15px;border:2px solid ${light.ink1};border-radius:50%;vertical-align:-2px"></span><span class="dot" style="color:${light.accent};font-family:Arial,sans-serif;font-size:20px;line-height:1;margin-left:-8px;vertical-align:7px">&#8226;</span><span class="logo" style="color:${light.ink1};font-weight:500;padding-left:6px">${productName.toLowerCase()}</span>`;

const paragraph = (words: string, { top = 0 } = {}) =>
  `<mj-text css-class="ink2" font-size="16px" line-height="1.6" color="${light.ink2}" padding="${top}px 0 0">${words}</mj-text>`;
const quoted = (words: string) =>
  `<mj-text css-class="ink1" font-size="16px" line-height="1.6" color="${light.ink1}" padding="20px 0 0"><div style="white-space:pre-wrap;overflow-wrap:anywhere;border-left:2px solid ${light.line};padding-left:16px">${words}</div></mj-text>`;
const small = (words: string) =>
  `<mj-text css-class="ink3" font-size="14px" line-height="1.55" color="${light.ink3}" padding="20px 0 0">${words}</mj-text>`;
const codeBlock = (code: string) => `
  <mj-text css-class="code ink1" align="center" container-background-color="${light.fill}" color="${light.ink1}" font-family="${display}"
    font-size="44px" line-height="1" letter-spacing="2.6px" padding="22px 0">${code}</mj-text>
  <mj-spacer height="20px" />`;
const button = ({ label, href }: { label: string; href: string }) => `
  <mj-button css-class="button" href="${href}" width="100%" background-color="${light.ink1}" color="${light.onInk}" border-radius="8px"
    font-size="15px" font-weight="600" inner-padding="12px 20px" padding="24px 0 0">${label}</mj-button>`;

export const mailMarkup = (texts: MailTexts, language: ServerLanguage): string => `
<mjml lang="${language}">
  <mj-head>
    <mj-title>${texts.subject}</mj-title>
    <mj-preview>${texts.preview}</mj-preview>
    <mj-attributes><mj-all font-family="${text}" /></mj-attributes>
    <mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
    <mj-style>${rules}</mj-style>
  </mj-head>
  <mj-body css-class="page" width="600px" background-color="${light.page}">
    <mj-wrapper padding="24px 0">
    <mj-section css-class="card" background-color="${light.surface}" border="1px solid ${light.line}" border-radius="12px" padding="36px 48px 32px">
      <mj-column>
        <mj-text css-class="ink1" font-family="${display}" font-size="22px" line-height="28px" color="${light.ink1}" padding="0 0 28px">${logo}</mj-text>
        <mj-text css-class="ink1" padding="0 0 16px" color="${light.ink1}"><h1 style="font-family:${display};font-size:28px;line-height:1.25;letter-spacing:-0.016em;font-weight:400;margin:0">${texts.title}</h1></mj-text>
        ${texts.code === undefined ? "" : codeBlock(texts.code)}
        ${texts.paragraphs.map((words, index) => paragraph(words, { top: index === 0 ? 0 : 20 })).join("\n")}
        ${texts.quote === undefined ? "" : quoted(texts.quote)}
        ${texts.button ? button(texts.button) : ""}
        ${(texts.small ?? []).map(small).join("\n")}
        <mj-divider css-class="foot" border-width="1px" border-color="${light.line}" padding="32px 0 16px" />
        <mj-text css-class="ink3" font-size="12px" line-height="1.6" color="${light.ink3}" padding="0">${texts.reason}<br />${productName}</mj-text>
      </mj-column>
    </mj-section>
    </mj-wrapper>
  </mj-body>
</mjml>`;

/** The same words without the dress. */
export const plainText = ({
  title,
  code,
  paragraphs,
  quote,
  button: action,
  small: notes = [],
  reason,
}: MailTexts): string =>
  [
    title,
    ...(code === undefined ? [] : [code]),
    ...paragraphs,
    ...(quote === undefined ? [] : [quote]),
    ...(action ? [`${action.label}: ${action.href}`] : []),
    ...notes,
    `-- \n${reason}\n${productName}`,
  ].join("\n\n");
