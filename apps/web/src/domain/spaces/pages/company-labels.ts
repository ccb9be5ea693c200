import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LabelledCode, Space } from "@orbita/contract";

/** Italian legal forms with a fixed abbreviation, the same in every language. */
const abbreviated: Readonly<Record<string, string>> = {
  spa: "S.p.A.",
  srl: "S.r.l.",
  srls: "S.r.l.s.",
  snc: "S.n.c.",
  sas: "S.a.s.",
  ss: "S.s.",
};

const named = {
  soloTrader: msg`Sole trader`,
  professional: msg`Professional practice`,
  cooperative: msg`Cooperative`,
  socialCooperative: msg`Social cooperative`,
  association: msg`Association`,
  foundation: msg`Foundation`,
  publicBody: msg`Public body`,
  foreign: msg`Foreign company`,
};

/** The legal form of a company, for example "S.p.A."; null for a missing or unknown code. */
export function companyTypeName(i18n: I18n, code: string | null): string | null {
  if (!code) return null;
  if (abbreviated[code]) return abbreviated[code];
  return Object.hasOwn(named, code) ? i18n._(named[code as keyof typeof named]) : null;
}

/** The number of people as a range, for example "50–99" or "1.000 o più". */
export function companySizeName(i18n: I18n, code: string): string {
  return code === "1000+" ? i18n._(msg`1,000 or more`) : code.replace("-", "–");
}

export const listedName = (i18n: I18n, { it, en }: Pick<LabelledCode, "it" | "en">): string =>
  i18n.locale === "it" ? it : (en ?? it);

/** The registered office, or else the first location. */
export const mainLocation = ({ locations }: Pick<Space, "locations">) =>
  locations.find(({ legalSeat }) => legalSeat) ?? locations[0];
