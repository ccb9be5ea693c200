import { productName, type OperatorCompany, type ServerLanguage } from "@orbita/contract";

type MailBody = { readonly html: string; readonly text: string };

/** The place of the operator's data in the foot. Without an operator it names the product. */
export const operatorMarkup = '<span class="operator">{product}</span>';
export const operatorLine = "{product}";
const filledMarkup = /<span class="operator">[^<]*<\/span>/;

const vatNumber: Record<ServerLanguage, string> = { it: "Partita IVA", en: "VAT number" };

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (value: string) => value.replaceAll(/[&<>]/g, (sign) => entities[sign]!);

/** Adds name, registered office and VAT number of the operator to the foot of a rendered mail. */
export function withOperator(
  mail: MailBody,
  language: ServerLanguage,
  operator: Omit<OperatorCompany, "fiscalCode">,
): MailBody {
  const { name, street, postalCode, city, province, vat } = operator;
  const lines = [productName, name, `${street}, ${postalCode} ${city} (${province})`, `${vatNumber[language]} ${vat}`];
  const foot = lines.map((line) => `<span style="white-space:nowrap">${escaped(line)}</span>`).join(" · ");
  return {
    html: mail.html.replace(filledMarkup, () => `<span class="operator">${foot}</span>`),
    text: mail.text.endsWith(`\n${productName}`)
      ? mail.text.slice(0, -productName.length) + lines.join("\n")
      : mail.text,
  };
}
