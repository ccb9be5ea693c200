import { productName, type ServerLanguage } from "@orbita/contract";

/** The company that operates the product, as named at the foot of every mail. */
export type MailOperator = Record<"name" | "street" | "postalCode" | "city" | "province" | "vat", string>;
type MailBody = { readonly html: string; readonly text: string };

/** The place of the operator's data in the foot. Without an operator it names the product. */
export const operatorMarkup = `<span class="operator">${productName}</span>`;
export const operatorLine = productName;

const vatNumber: Record<ServerLanguage, string> = { it: "Partita IVA", en: "VAT number" };

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (value: string) => value.replaceAll(/[&<>]/g, (sign) => entities[sign]!);

/** Adds name, registered office and VAT number of the operator to the foot of a rendered mail. */
export function withOperator(mail: MailBody, language: ServerLanguage, operator: MailOperator): MailBody {
  const { name, street, postalCode, city, province, vat } = operator;
  const lines = [productName, name, `${street}, ${postalCode} ${city} (${province})`, `${vatNumber[language]} ${vat}`];
  const foot = lines.map((line) => `<span style="white-space:nowrap">${escaped(line)}</span>`).join(" · ");
  return {
    html: mail.html.replace(operatorMarkup, () => `<span class="operator">${foot}</span>`),
    text: mail.text.endsWith(`\n${operatorLine}`)
      ? mail.text.slice(0, -operatorLine.length) + lines.join("\n")
      : mail.text,
  };
}
