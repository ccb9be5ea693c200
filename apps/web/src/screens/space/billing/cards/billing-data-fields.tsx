import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnSpace } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useWatch } from "react-hook-form";
import { AddressFields, nowhere, emptyToNull } from "~/domain/spaces/address-fields.tsx";
import { SupportField } from "~/domain/spaces/locked-field.tsx";
import { useSpaceFieldLabels } from "~/domain/spaces/use-space-field-labels.ts";
import { VatField } from "~/domain/spaces/vat-field.tsx";
import type { BillingForm } from "./use-billing-data.ts";
import styles from "~/domain/payments/cards.module.css";

type Props = { space: OwnSpace; data: BillingForm };

const placeKeys = ["city", "province", "region", "country", "lat", "lon", "postalCode"] as const;

/** Legal name and tax data of the company, then its registered office. */
export function BillingDataFields({ space, data }: Props) {
  const { t } = useLingui();
  const { labels } = useSpaceFieldLabels();
  const { form, errorOf } = data;
  const register = (name: "legalName" | "fiscalCode" | "sdi" | "street" | "number" | "postalCode") =>
    form.register(name, { setValueAs: emptyToNull });
  const { city = "", province = null, region = null, country = "IT", lat = null, lon = null } = useWatch(form);
  return (
    <>
      <div className={styles.fields}>
        <div className={styles.wide}>
          <TextField
            label={labels.legalName}
            autoComplete="organization"
            error={errorOf("legalName")}
            {...register("legalName")}
          />
        </div>
        <Vat space={space} data={data} />
        <TextField
          label={labels.fiscalCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          hint={t`For companies, this is usually the same as the VAT number.`}
          error={errorOf("fiscalCode")}
          {...register("fiscalCode")}
        />
        <div className={styles.wide}>
          <TextField
            label={labels.sdi}
            mono
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            hint={t`Enter 7 characters or a certified email address (PEC)`}
            error={errorOf("sdi")}
            {...register("sdi")}
          />
        </div>
      </div>
      <Heading level={3} size="xs">
        <Trans>Registered office</Trans>
      </Heading>
      <div className={styles.fields}>
        <AddressFields
          whole
          place={{ city, province, region, country, lat, lon }}
          onTake={(picked) => {
            for (const key of placeKeys)
              form.setValue(key, picked[key] ?? nowhere[key], { shouldValidate: form.formState.isSubmitted });
          }}
          errorOf={errorOf}
          register={register}
        />
      </div>
    </>
  );
}

/** The VAT number. It can be set once; after that it is on invoices, and only support can change it. */
function Vat({ space, data: { form, errorOf } }: Props) {
  const { labels } = useSpaceFieldLabels();
  const { vat } = useWatch(form);
  if (space.locked.includes("vat"))
    return (
      <SupportField
        label={labels.vat}
        value={space.vat ? `IT ${space.vat}` : ""}
        space={space}
        mayAsk
        why={
          space.vat &&
          !space.vatChecks && <Trans>The last digit doesn’t match the others. Check the number for typos.</Trans>
        }
      />
    );
  return (
    <VatField
      label={labels.vat}
      typed={vat ?? ""}
      own={space.vat}
      error={errorOf("vat")}
      {...form.register("vat", { setValueAs: emptyToNull })}
    />
  );
}
