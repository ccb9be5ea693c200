import { Trans, useLingui } from "@lingui/react/macro";
import { companySizes, companyTypes } from "@orbita/contract/spaces/parts";
import { Card } from "@orbita/ui/base/card.tsx";
import { companySizeName, companyTypeName } from "~/features/space-page/company-words.ts";
import { VatField } from "~/features/spaces/vat-field.tsx";
import { SpaceChoice, SpaceText, useSpaceField } from "./fields.tsx";
import { LocationList } from "./location-list.tsx";
import { LockedField } from "./locked-field.tsx";
import { PartSection } from "./part-section.tsx";
import { useFieldWords } from "./use-field-words.ts";
import { controlId, useForm } from "./use-space-form.ts";
import styles from "./space-settings.module.css";

/** Locations and legal details of the company. */
export function CompanyPart() {
  const { t, i18n } = useLingui();
  return (
    <PartSection
      part="locations"
      hint={<Trans>Locations appear in job posts; tax details only on invoices and at the foot of the page.</Trans>}
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
            hint={t`7 characters, or a certified email address`}
          />
        </Card.Body>
      </Card>
    </PartSection>
  );
}

/** Can be entered once; then it is locked, because invoices contain it. */
function OwnVat() {
  const { server } = useForm();
  const { labels } = useFieldWords();
  const { value, set, readOnly, control } = useSpaceField("vat");
  if (readOnly || server.locked.includes("vat"))
    return (
      <LockedField
        id={controlId("vat")}
        label={labels.vat}
        value={server.vat ? `IT ${server.vat}` : ""}
        why={server.vat && !server.vatChecks && <Trans>The last digit does not fit the others: is there a slip?</Trans>}
      />
    );
  return (
    <VatField {...control} typed={value} value={value} own={server.vat} onChange={(event) => set(event.target.value)} />
  );
}
