import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnSpace } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useWatch } from "react-hook-form";
import { AddressFields, nowhere, orNone } from "~/features/space-settings/address-fields.tsx";
import { SupportField } from "~/features/space-settings/locked-field.tsx";
import { useFieldWords } from "~/features/space-settings/use-field-words.ts";
import { VatField } from "~/features/spaces/vat-field.tsx";
import type { BillingForm } from "./use-billing-data.ts";
import styles from "./cards.module.css";

type Props = { space: OwnSpace; data: BillingForm };

const placeKeys = ["city", "province", "region", "country", "lat", "lon", "postalCode"] as const;

/** Legal name and tax data of the company, then its registered office. */
export function BillingDataFields({ space, data }: Props) {
  const { t } = useLingui();
  const { labels } = useFieldWords();
  const { form, errorOf } = data;
  const register = (name: "legalName" | "fiscalCode" | "sdi" | "street" | "number" | "postalCode") =>
    form.register(name, { setValueAs: orNone });
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
          hint={t`Companies mostly have their VAT number here too.`}
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
            hint={t`7 characters, or a certified email address`}
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

/** The VAT number can be set once. After that it is on invoices, and only support can change it. */
function Vat({ space, data: { form, errorOf } }: Props) {
  const { labels } = useFieldWords();
  const { vat } = useWatch(form);
  if (space.locked.includes("vat"))
    return (
      <SupportField
        label={labels.vat}
        value={space.vat ? `IT ${space.vat}` : ""}
        space={space}
        mayAsk
        why={space.vat && !space.vatChecks && <Trans>The last digit does not fit the others: is there a slip?</Trans>}
      />
    );
  return (
    <VatField
      label={labels.vat}
      typed={vat ?? ""}
      own={space.vat}
      error={errorOf("vat")}
      {...form.register("vat", { setValueAs: orNone })}
    />
  );
}
