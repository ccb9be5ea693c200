import { useLingui } from "@lingui/react/macro";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useMemo } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { PlaceField } from "~/features/places/place-field.tsx";
import { countriesIn } from "~/domain/spaces/countries.ts";
import type { WrittenLocation } from "./space-values.ts";
import styles from "./space-settings.module.css";

type Street = "street" | "number" | "postalCode";
export type Place = Pick<WrittenLocation, "city" | "province" | "region" | "country" | "lat" | "lon">;

/** Maps an empty field to null. */
export const orNone = (value: unknown): unknown => (typeof value === "string" && value.trim() === "" ? null : value);

export const nowhere: Omit<WrittenLocation, "id" | "legalSeat"> = {
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
  place: Place;
  /** Called with another place; properties that are missing in it must be reset. */
  onTake: (picked: Partial<typeof nowhere>) => void;
  errorOf: (name: Street | "city") => string | undefined;
  register: (name: Street) => UseFormRegisterReturn;
  /** The street is required too. */
  whole?: boolean;
};

/** Country and place, then the street, as cells of the parent's grid. */
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
          searchable={{ nothingFound: t`No such country` }}
          onChange={(next) => next && next !== country && onTake({ country: next })}
        />
      </div>
      <div className={styles.wide}>
        <PlaceField
          id="location-place"
          label={t`Place`}
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
        label={t`Number`}
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
