import { Trans, useLingui } from "@lingui/react/macro";
import { companySizes, companyTypes } from "@orbita/contract/spaces/parts";
import { Card } from "@orbita/ui/base/card.tsx";
import { companySizeName, companyTypeName } from "~/domain/spaces/pages/company-labels.ts";
import { VatField } from "~/domain/spaces/vat-field.tsx";
import { SpaceChoice, SpaceText, useSpaceField } from "./fields.tsx";
import { LocationList } from "./location-list.tsx";
import { LockedField } from "~/domain/spaces/locked-field.tsx";
import { PartSection } from "./part-section.tsx";
import { useSpaceFieldLabels } from "~/domain/spaces/use-space-field-labels.ts";
import { controlId, useForm } from "~/domain/spaces/use-space-form.ts";
import styles from "~/domain/spaces/space-settings.module.css";

/** The part of the settings with the company's locations and legal details. */
export function CompanyPart() {
  const { t, i18n } = useLingui();
  return (
    <PartSection
      part="locations"
      hint={
        <Trans>Locations appear on your jobs. Tax details appear only on invoices and at the foot of your page.</Trans>
      }
    >
      <LocationList />
      <Card as="div">
        <Card.Body className={styles.fields}>
          <SpaceText field="legalName" autoComplete="organization" />
          <SpaceChoice
            field="companyType"
            options={companyTypes.map((value) => ({ value, label: companyTypeName(i18n, value) ?? t`Other` }))}
          />
          <OwnVat />
          <SpaceText field="fiscalCode" autoComplete="off" autoCapitalize="characters" spellCheck={false} dir="ltr" />
          <SpaceChoice
            field="companySize"
            options={companySizes.map((value) => ({ value, label: companySizeName(i18n, value) }))}
          />
          <SpaceText
            field="sdi"
            mono
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            hint={t`Enter 7 characters or a certified email address (PEC)`}
          />
        </Card.Body>
      </Card>
    </PartSection>
  );
}

/** The VAT number. It can be entered once; then it is locked, because invoices contain it. */
function OwnVat() {
  const { server } = useForm();
  const { labels } = useSpaceFieldLabels();
  const { value, set, readOnly, control } = useSpaceField("vat");
  if (readOnly || server.locked.includes("vat"))
    return (
      <LockedField
        id={controlId("vat")}
        label={labels.vat}
        value={server.vat ? `IT ${server.vat}` : ""}
        why={
          server.vat &&
          !server.vatChecks && <Trans>The last digit doesn’t match the others. Check the number for typos.</Trans>
        }
      />
    );
  return (
    <VatField {...control} typed={value} value={value} own={server.vat} onChange={(event) => set(event.target.value)} />
  );
}
