import { ccnls, type CcnlCode } from "@orbita/contract/vocab/ccnl";

const isKnown = (code: string): code is CcnlCode => Object.hasOwn(ccnls, code);

/** Collective agreements are Italian; everybody else reads their English name. */
export function ccnlName(code: string | null, locale: string): string | null {
  if (!code) return null;
  return isKnown(code) ? ccnls[code][locale === "it" ? "it" : "en"] : code;
}
