import { Trans, useLingui } from "@lingui/react/macro";
import { spaceLimits } from "@orbita/contract/spaces/limits";
import { Card } from "@orbita/ui/base/card.tsx";
import { RadioField } from "@orbita/ui/fields/radio-field.tsx";
import { UrlField } from "~/domain/spaces/url-field.tsx";
import { formatDay } from "~/shell/format/format.ts";
import { CoverRow, LogoRow } from "./image-rows.tsx";
import { FieldLabel, SpaceArea, SpaceListed, SpaceText, useSpaceField } from "./fields.tsx";
import { LockedField } from "~/domain/spaces/locked-field.tsx";
import { PartSection } from "./part-section.tsx";
import { useSpaceFieldLabels } from "~/domain/spaces/use-space-field-labels.ts";
import { controlId, useForm } from "~/domain/spaces/use-space-form.ts";
import { WebsiteLookup } from "./website-lookup.tsx";
import styles from "~/domain/spaces/space-settings.module.css";

/** The part of the settings with the main details: images, name, address, description. */
export function MainPart() {
  const { t } = useLingui();
  const { values } = useForm();
  return (
    <PartSection part="main" hint={<Trans>People see these details first, in search and on your public page.</Trans>}>
      <Card as="div">
        <LogoRow />
        <CoverRow />
        <Card.Body className={styles.fields}>
          <SpaceText field="name" autoComplete="organization" />
          <AddressField />
          <div className={styles.wide}>
            <SpaceText field="headline" max={spaceLimits.headline.max} />
          </div>
          <div className={styles.wide}>
            <SpaceArea field="description" max={spaceLimits.description.max} rows={5} />
          </div>
          <SpaceListed field="businessSector" type="business_sector" placeholder={t`Search the list`} />
          <div className={styles.site}>
            <SpaceText
              field="website"
              max={spaceLimits.website.max}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
            />
            <WebsiteLookup />
          </div>
          <SpaceText field="yearFounded" inputMode="numeric" autoComplete="off" />
          <KindField />
          {values.type === "agency" && (
            <SpaceText
              field="authorisationNumber"
              autoComplete="off"
              hint={t`This number appears on your page and on your jobs.`}
            />
          )}
        </Card.Body>
      </Card>
    </PartSection>
  );
}

/**
 * The Space's address in URLs.
 * The address can be changed until the first publication; after that it is locked, because external links lead to it.
 */
function AddressField() {
  const { i18n } = useLingui();
  const { server } = useForm();
  const { labels } = useSpaceFieldLabels();
  const { value, set, readOnly, control } = useSpaceField("url");
  if (readOnly || server.locked.includes("url")) {
    const day = server.urlFixed && formatDay(i18n.locale, server.urlFixed);
    return (
      <LockedField
        id={controlId("url")}
        label={labels.url}
        prefix="/space/"
        value={server.url}
        why={day && <Trans>You can’t edit this address anymore: you published your first job on {day}.</Trans>}
      />
    );
  }
  return (
    <UrlField
      {...control}
      typed={value}
      value={value}
      own={server.url}
      onChange={(event) => set(event.target.value)}
      onTake={set}
    />
  );
}

function KindField() {
  const { t } = useLingui();
  const { value, set, readOnly, control } = useSpaceField("type");
  const { dirty } = useForm();
  const { labels } = useSpaceFieldLabels();
  const radio = (kind: typeof value) => ({
    name: control.name,
    checked: value === kind,
    disabled: readOnly && value !== kind,
    onChange: () => set(kind),
  });
  return (
    <fieldset className={styles.group} aria-describedby="space-type-hint">
      <legend className={styles.legend}>
        <FieldLabel changed={dirty.includes("type")}>{labels.type}</FieldLabel>
      </legend>
      <div className={styles.radios}>
        <RadioField id={control.id} label={t`Company`} {...radio("company")} />
        <RadioField label={t`Agency`} {...radio("agency")} />
      </div>
      <p id="space-type-hint" className={styles.hint}>
        <Trans>Agencies must show their authorisation (D.Lgs. 276/2003).</Trans>
      </p>
    </fieldset>
  );
}
