import { useLingui } from "@lingui/react/macro";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useMemo } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { PlaceField } from "./place-field.tsx";
import { countriesIn } from "./countries.ts";
import type { LocationInput } from "./space-values.ts";
import styles from "./space-settings.module.css";

type StreetFieldName = "street" | "number" | "postalCode";
export type AddressPlace = Pick<LocationInput, "city" | "province" | "region" | "country" | "lat" | "lon">;

/** Maps an empty input to null, because the contract stores a missing value as null. */
export const emptyToNull = (value: unknown): unknown =>
  typeof value === "string" && value.trim() === "" ? null : value;

export const nowhere: Omit<LocationInput, "id" | "legalSeat"> = {
  city: "",
  province: null,
  region: null,
  country: "IT",
  lat: null,
  lon: null,
  street: null,
  number: null,
  postalCode: null,
};

type Props = {
  place: AddressPlace;
  /** Called when the user picks another place. Fields that the picked place lacks must be reset. */
  onTake: (picked: Partial<typeof nowhere>) => void;
  errorOf: (name: StreetFieldName | "city") => string | undefined;
  register: (name: StreetFieldName) => UseFormRegisterReturn;
  /** Whether the street is required, in addition to the place. */
  whole?: boolean;
};

/** Fields for country and place, then the street, as cells of the parent's grid. */
export function AddressFields({ place, onTake, errorOf, register, whole = false }: Props) {
  const { t, i18n } = useLingui();
  const countries = useMemo(() => countriesIn(i18n.locale), [i18n.locale]);
  const { city, country } = place;
  const optional = whole ? undefined : t`optional`;
  return (
    <>
      <div className={styles.wide}>
        <SelectField
          label={t`Country`}
          options={countries}
          value={country}
          searchable={{ nothingFound: t`No countries found` }}
          onChange={(next) => next && next !== country && onTake({ country: next })}
        />
      </div>
      <div className={styles.wide}>
        <PlaceField
          id="location-place"
          label={t({ message: "Location", context: "place" })}
          country={country}
          free
          value={city ? { ...place, postalCode: null } : null}
          error={errorOf("city")}
          onChange={(picked) => onTake(picked ?? { country })}
        />
      </div>
      <TextField
        label={t`Street`}
        autoComplete="off"
        optional={optional}
        error={errorOf("street")}
        {...register("street")}
      />
      <TextField
        label={t`House number`}
        autoComplete="off"
        optional={optional}
        error={errorOf("number")}
        {...register("number")}
      />
      <TextField
        label={t`Postcode`}
        autoComplete="off"
        optional={optional}
        inputMode={country === "IT" ? "numeric" : "text"}
        error={errorOf("postalCode")}
        {...register("postalCode")}
      />
    </>
  );
}
