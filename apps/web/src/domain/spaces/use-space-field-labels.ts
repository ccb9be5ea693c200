import type { I18n } from "@lingui/core";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { SpacePart } from "@orbita/contract";
import { companySizeName, companyTypeName, listedName } from "./pages/company-labels.ts";
import type { SpaceFieldName, SpaceValues } from "./space-values.ts";

/** Labels of fields and parts, and a field's value as text. */
export function useSpaceFieldLabels() {
  const { t, i18n } = useLingui();
  const labels: Record<SpaceFieldName, string> = {
    name: t`Name`,
    url: t`Page address`,
    headline: t`Headline`,
    description: t`Description`,
    businessSector: t`Sector`,
    website: t`Website`,
    yearFounded: t`Year founded`,
    type: t`Type`,
    authorisationNumber: t`Authorisation number`,
    email: t`Business email`,
    phone: t`Phone`,
    locations: t`Locations`,
    legalName: t`Legal name`,
    companyType: t({ message: "Legal form", context: "field" }),
    vat: t({ message: "VAT number", context: "field" }),
    fiscalCode: t`Tax code`,
    companySize: t`People`,
    sdi: t`SDI code or certified email (PEC)`,
    primaryPolicy: t`Main work policy`,
    onsiteStart: t`On site from`,
    onsiteEnd: t`On site until`,
    policyDescription: t`Work policy details`,
    ccnl: t`Default collective agreement (CCNL)`,
    replyDays: t`Default reply time`,
    blindFirstStage: t`Anonymous first stage`,
    showReaders: t`Names and roles of application readers`,
  };
  const partNames: Record<SpacePart, string> = {
    main: t`Main details`,
    contact: t`Contact details`,
    locations: t`Locations and company details`,
    standards: t`Working conditions`,
    settings: t`Settings`,
  };

  /** A field's value as text; null for an empty value. */
  function textOf(field: SpaceFieldName, values: SpaceValues): string | null {
    const value = values[field];
    if (value === null || value === "") return null;
    if (field === "locations") return values.locations.map(({ city }) => city).join(", ") || null;
    if (field === "companyType") return companyTypeName(i18n, values.companyType) ?? t`Other`;
    if (field === "companySize") return companySizeName(i18n, values.companySize);
    if (field === "type") return values.type === "agency" ? t`Agency` : t`Company`;
    const days = values.replyDays;
    if (field === "replyDays") return t`${plural(days, { one: "# day", other: "# days" })}`;
    if (typeof value === "boolean")
      return value
        ? t({ message: "On", context: "value of a setting" })
        : t({ message: "Off", context: "value of a setting" });
    if (typeof value === "object") return "code" in value ? listedName(i18n, value) : null;
    return String(value);
  }

  /** Joins names, for example "Main details and Working conditions". */
  const list = (names: readonly string[]): string => joined(i18n, names);
  return { labels, partNames, textOf, list };
}

const joined = ({ locale }: I18n, names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
