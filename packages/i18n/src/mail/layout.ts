import type { ServerLanguage } from "@orbita/contract";
import { dark, display, light, text } from "./colours.ts";
import { operatorMarkup } from "./operator-foot.ts";
import type { MailTexts, ConditionalParagraph } from "./texts.ts";

const rules = `
  .code { border-radius: 10px; }
  @media (prefers-color-scheme: dark) {
    body, .page, .page > div { background-color: ${dark.page} !important; }
    .card, .card > table { background: ${dark.surface} !important; }
    .card > table > tbody > tr > td { border-color: ${dark.line} !important; }
    .ink1 div, .ink1 a, .ink3 a, .strong, .logo, .ink1 h1 { color: ${dark.ink1} !important; }
    .ink2 div { color: ${dark.ink2} !important; }
    .ink3 div, .by { color: ${dark.ink3} !important; }
    .code, .tile { background: ${dark.fill} !important; color: ${dark.ink1} !important; }
    .said { border-left-color: ${dark.ink1} !important; }
    .box { border-color: ${dark.line} !important; }
    .positive { color: ${dark.positive} !important; }
    .page a { text-decoration-color: ${dark.lineStrong} !important; }
    .page .item { color: ${dark.ink1} !important; text-decoration-color: ${dark.ink3} !important; }
    .ring { border-color: ${dark.ink1} !important; }
    .dot { color: ${dark.accent} !important; }
    .button a, .button td { background: ${dark.ink1} !important; color: ${dark.onInk} !important; }
    .foot p { border-top-color: ${dark.line} !important; }
  }`;

/** The product's logo, drawn with borders and a dot, because mail clients drop SVG and load a picture only on request. */
const logo = `<span class="ring" style="display:inline-block;width:15px;height:15px;border:2px solid ${light.ink1};border-radius:50%;vertical-align:-2px"></span><span class="dot" style="color:${light.accent};font-family:Arial,sans-serif;font-size:20px;line-height:1;margin-left:-8px;vertical-align:7px">&#8226;</span><span class="logo" style="color:${light.ink1};font-weight:500;padding-left:6px">{wordmark}</span>`;

/** Markup that is removed when the mail is filled, if its parameter is empty. */
const sometimes = (where: string, markup: string) =>
  `<mj-raw><!--?${where}--></mj-raw>${markup}<mj-raw><!--/${where}--></mj-raw>`;

const paragraph = (words: string | ConditionalParagraph, index: number): string => {
  if (typeof words !== "string") return sometimes(words.where, paragraph(words.words, index));
  return `<mj-text css-class="ink2" font-size="16px" line-height="1.6" color="${light.ink2}" padding="${index === 0 ? 0 : 20}px 0 0">${words.replaceAll("\n", "<br />")}</mj-text>`;
};
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

/**
 * The Space and the post that a mail is about. A letter in a tile replaces the Space's logo, because mail clients load a picture
 * only on request.
 */
const about = ({ space, post }: { space: string; post: string }) => `
  <mj-text css-class="ink3" font-size="14px" line-height="1.4" color="${light.ink3}" padding="0 0 20px">
    <table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
      <td class="tile" width="32" height="32" align="center" style="background:${light.fill};color:${light.ink1};border-radius:8px;font-family:${display};font-size:18px;line-height:32px">{initial}</td>
      <td style="padding-left:12px"><div><b class="strong" style="color:${light.ink1};font-weight:600">${space}</b></div><div>${post}</div></td>
    </tr></table>
  </mj-text>`;
const said = () =>
  sometimes(
    "words",
    `<mj-text css-class="ink1" color="${light.ink1}" padding="0 0 20px"><div class="said" style="border-left:2px solid ${light.ink1};padding-left:16px;overflow-wrap:anywhere;font-family:${display};font-size:19px;line-height:1.5">“{words}”<span class="by" style="display:block;font-family:${text};font-size:13px;line-height:1.5;color:${light.ink3};margin-top:4px">{by}</span></div></mj-text>`,
  );
const signature = ({ promise }: { promise: ConditionalParagraph }) => `
  <mj-text css-class="ink2" font-size="15px" line-height="1.6" color="${light.ink2}" padding="20px 0 0">{by}</mj-text>
  ${sometimes(promise.where, `<mj-text css-class="promise" font-size="14px" line-height="1.6" color="${light.positive}" padding="0"><span class="positive" style="color:${light.positive}">${promise.words}</span></mj-text>`)}`;
const linkStyle = `color:${light.ink1};text-decoration:underline;text-underline-offset:3px;text-decoration-color:${light.lineStrong}`;
const suggestion = (label: string) =>
  sometimes(
    "suggested",
    `<mj-text css-class="ink3" font-size="13px" line-height="1.5" color="${light.ink3}" padding="24px 0 0"><div class="box" style="border:1px solid ${light.line};border-radius:8px;padding:16px 18px">${label}<br /><a href="{suggestedLink}" style="${linkStyle};font-size:14px;font-weight:600">{suggested}</a><br />{suggestedFacts}</div></mj-text>`,
  );
const foot = ({ reason, noReplies, links = [] }: MailTexts) =>
  [
    reason,
    ...(noReplies === undefined ? [] : [noReplies]),
    ...links.map(({ label, href }) => `<a href="${href}" style="${linkStyle};white-space:nowrap">${label}</a>`),
  ].join(" &#8201; ");

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
        ${texts.about ? about(texts.about) : ""}
        <mj-text css-class="ink1" padding="0 0 16px" color="${light.ink1}"><h1 style="font-family:${display};font-size:28px;line-height:1.25;letter-spacing:-0.016em;font-weight:400;margin:0">${texts.title}</h1></mj-text>
        ${texts.code === undefined ? "" : codeBlock(texts.code)}
        ${texts.said ? said() : ""}
        ${texts.paragraphs.map(paragraph).join("\n")}
        ${texts.quote === undefined ? "" : quoted(texts.quote)}
        ${texts.signature ? signature(texts.signature) : ""}
        ${texts.suggestion === undefined ? "" : suggestion(texts.suggestion)}
        ${texts.button ? button(texts.button) : ""}
        ${(texts.small ?? []).map(small).join("\n")}
        <mj-divider css-class="foot" border-width="1px" border-color="${light.line}" padding="32px 0 16px" />
        <mj-text css-class="ink3" font-size="12px" line-height="1.6" color="${light.ink3}" padding="0">${foot(texts)}<br />${operatorMarkup}</mj-text>
      </mj-column>
    </mj-section>
    </mj-wrapper>
  </mj-body>
</mjml>`;
