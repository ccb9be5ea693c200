import { useLingui } from "@lingui/react/macro";
import { checkedLocation } from "@orbita/contract/spaces/locations";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useEffect, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { PlaceField } from "~/features/places/place-field.tsx";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { countriesIn } from "./countries.ts";
import type { WrittenLocation } from "./space-values.ts";
import styles from "./space-settings.module.css";

type Props = {
  opened: boolean;
  /** Null is a new one. */
  location: WrittenLocation | null;
  /** The first is the registered office, unless one says otherwise. */
  first: boolean;
  onClose: () => void;
  onDone: (location: WrittenLocation) => void;
};

const orNone = (value: unknown): unknown => (typeof value === "string" && value.trim() === "" ? null : value);

const blank = (legalSeat: boolean): Omit<WrittenLocation, "id"> => ({
  city: "",
  province: null,
  region: null,
  country: "IT",
  lat: null,
  lon: null,
  street: null,
  number: null,
  postalCode: null,
  legalSeat,
});

/** A place, then its street. Nothing is saved here: the page's own save carries it. */
export function LocationDialog({ opened, location, first, onClose, onDone }: Props) {
  const { t, i18n } = useLingui();
  const { form, onSubmit, errorOf } = useContractForm({
    schema: checkedLocation,
    defaultValues: blank(first),
    submit: async (written) => {
      await Promise.resolve();
      onDone(location?.id ? { ...written, id: location.id } : written);
    },
  });
  const countries = useMemo(() => countriesIn(i18n.locale), [i18n.locale]);
  useEffect(() => {
    if (!opened) return;
    const { id: _, ...known } = location ?? { ...blank(first), id: undefined };
    form.reset(known);
  }, [opened, location, first, form]);
  const { city, province = null, region = null, country = "IT", lat = null, lon = null } = useWatch(form);
  const place = city ? { city, province, region, country, lat, lon, postalCode: null } : null;
  const take = (picked: Partial<ReturnType<typeof blank>>) => {
    for (const key of ["city", "province", "region", "country", "lat", "lon", "postalCode"] as const)
      form.setValue(key, picked[key] ?? blank(false)[key], { shouldValidate: form.formState.isSubmitted });
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      width={560}
      title={location ? t`Edit the location` : t`Add a location`}
      onSubmit={onSubmit}
      submitLabel={location ? t`Done` : t`Add`}
    >
      <div className={styles.fields}>
        <div className={styles.wide}>
          <SelectField
            label={t`Country`}
            options={countries}
            value={country}
            searchable={{ nothingFound: t`No such country` }}
            onChange={(next) => next && next !== country && take({ country: next })}
          />
        </div>
        <div className={styles.wide}>
          <PlaceField
            id="location-place"
            label={t`Place`}
            country={country}
            free
            value={place}
            error={errorOf("city")}
            onChange={(picked) => take(picked ?? { country })}
          />
        </div>
        <TextField
          label={t`Street`}
          autoComplete="off"
          optional={t`optional`}
          error={errorOf("street")}
          {...form.register("street", { setValueAs: orNone })}
        />
        <TextField
          label={t`Number`}
          autoComplete="off"
          optional={t`optional`}
          error={errorOf("number")}
          {...form.register("number", { setValueAs: orNone })}
        />
        <TextField
          label={t`Postcode`}
          autoComplete="off"
          optional={t`optional`}
          inputMode={country === "IT" ? "numeric" : "text"}
          error={errorOf("postalCode")}
          {...form.register("postalCode", { setValueAs: orNone })}
        />
        <div className={styles.wide}>
          <CheckboxField
            label={t`It is the registered office`}
            hint={t`One at most: another one gives the place.`}
            {...form.register("legalSeat")}
          />
        </div>
      </div>
    </FormDialog>
  );
}
