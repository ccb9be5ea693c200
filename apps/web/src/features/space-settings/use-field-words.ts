import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { SpacePart } from "@orbita/contract";
import { companySizeName, companyTypeName, listedName } from "~/features/space-page/company-words.ts";
import type { SpaceField, SpaceValues } from "./space-values.ts";

/** Labels of fields and parts, and a field's value as text. */
export function useFieldWords() {
  const { t, i18n } = useLingui();
  const labels: Record<SpaceField, string> = {
    name: t`Name`,
    url: t`Address of the page`,
    headline: t`Headline`,
    description: t`Description`,
    businessSector: t`Sector`,
    website: t`Website`,
    yearFounded: t`Year of foundation`,
    type: t`Kind`,
    authorisationNumber: t`Authorisation number`,
    email: t`Business email`,
    phone: t`Phone`,
    locations: t`Locations`,
    legalName: t`Legal name`,
    companyType: t({ message: "Legal form", context: "field" }),
    vat: t({ message: "VAT number", context: "field" }),
    fiscalCode: t`Tax code`,
    companySize: t`People`,
    sdi: t`SDI code or certified email`,
    primaryPolicy: t`Main policy`,
    onsiteStart: t`On site, from`,
    onsiteEnd: t`On site, to`,
    policyDescription: t`How it works`,
    ccnl: t`Collective agreement to start from`,
    replyDays: t`Promise of an answer to start from`,
    blindFirstStage: t`Blind first stage`,
    showReaders: t`Who reads, by name and role`,
  };
  const partNames: Record<SpacePart, string> = {
    main: t`Main details`,
    contact: t`Contacts`,
    locations: t`Locations and company details`,
    standards: t`Working standards`,
    settings: t`Settings`,
  };

  /** Null for an empty value. */
  function textOf(field: SpaceField, values: SpaceValues): string | null {
    const value = values[field];
    if (value === null || value === "") return null;
    if (field === "locations") return values.locations.map(({ city }) => city).join(", ") || null;
    if (field === "companyType") return companyTypeName(i18n, values.companyType) ?? t`Other`;
    if (field === "companySize") return companySizeName(i18n, values.companySize);
    if (field === "type") return values.type === "agency" ? t`Agency` : t`Company`;
    const days = values.replyDays;
    if (field === "replyDays") return t`${days} days`;
    if (typeof value === "boolean") return value ? t`on` : t`off`;
    if (typeof value === "object") return "code" in value ? listedName(i18n, value) : null;
    return String(value);
  }

  /** "Main details and Working standards". */
  const list = (names: readonly string[]): string => joined(i18n, names);
  return { labels, partNames, textOf, list };
}

const joined = ({ locale }: I18n, names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
