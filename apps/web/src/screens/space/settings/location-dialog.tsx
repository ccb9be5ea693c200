import { useLingui } from "@lingui/react/macro";
import { checkedLocation } from "@orbita/contract/spaces/locations";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { AddressFields, nowhere, emptyToNull } from "~/domain/spaces/address-fields.tsx";
import type { LocationInput } from "~/domain/spaces/space-values.ts";
import styles from "~/domain/spaces/space-settings.module.css";

type Props = {
  opened: boolean;
  /** The location to edit; null for a new location. */
  location: LocationInput | null;
  /** True if it is the Space's first location, which is the registered office by default. */
  first: boolean;
  onClose: () => void;
  onDone: (location: LocationInput) => void;
};

const blank = (legalSeat: boolean): Omit<LocationInput, "id"> => ({ ...nowhere, legalSeat });

/** Edits a location: its place and street. The result is saved with the page's form, not here. */
export function LocationDialog({ opened, location, first, onClose, onDone }: Props) {
  const { t } = useLingui();
  const { form, onSubmit, errorOf } = useContractForm({
    schema: checkedLocation,
    defaultValues: blank(first),
    submit: async (written) => {
      await Promise.resolve();
      onDone(location?.id ? { ...written, id: location.id } : written);
    },
  });
  useEffect(() => {
    if (!opened) return;
    const { id: _, ...known } = location ?? { ...blank(first), id: undefined };
    form.reset(known);
  }, [opened, location, first, form]);
  const { city = "", province = null, region = null, country = "IT", lat = null, lon = null } = useWatch(form);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      width={560}
      title={location ? t`Edit location` : t`Add location`}
      onSubmit={onSubmit}
      submitLabel={location ? t`Done` : t`Add`}
    >
      <div className={styles.fields}>
        <AddressFields
          place={{ city, province, region, country, lat, lon }}
          onTake={(picked) => {
            for (const key of ["city", "province", "region", "country", "lat", "lon", "postalCode"] as const)
              form.setValue(key, picked[key] ?? nowhere[key], { shouldValidate: form.formState.isSubmitted });
          }}
          errorOf={errorOf}
          register={(name) => form.register(name, { setValueAs: emptyToNull })}
        />
        <div className={styles.wide}>
          <CheckboxField
            label={t`This is the registered office`}
            hint={t`Only one location can be the registered office: this one will replace the current one.`}
            {...form.register("legalSeat")}
          />
        </div>
      </div>
    </FormDialog>
  );
}
