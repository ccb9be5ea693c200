import { useLingui } from "@lingui/react/macro";
import { jobWishLimits as limits } from "@orbita/contract/job-wishes/limits";
import type { WishedPlace } from "@orbita/contract";
import { RangeField } from "@orbita/ui/fields/range-field.tsx";
import { PlaceField } from "./place-field.tsx";

type Props = {
  place: WishedPlace | null;
  error: string | undefined;
  onChange: (place: WishedPlace | null) => void;
};

const step = 5;

/** The place that the talent wants to work at, and the distance from it. Only places with coordinates can be compared with jobs. */
export function PlaceAndRadius({ place, error, onChange }: Props) {
  const { t } = useLingui();
  const km = place?.km ?? limits.radiusKm.standard;
  return (
    <>
      <PlaceField
        id="place"
        label={t({ message: "Location", context: "place" })}
        optional={t`(optional)`}
        value={place && { ...place, postalCode: null }}
        error={error}
        onChange={(chosen) => {
          if (chosen?.lat == null || chosen.lon === null) return onChange(null);
          const { postalCode: _, lat, lon, ...where } = chosen;
          onChange({ ...where, lat, lon, km });
        }}
      />
      {place && (
        <RangeField
          id="place.km"
          label={t`Distance`}
          min={step}
          max={limits.radiusKm.max}
          step={step}
          value={km}
          words={t`Within ${km} km`}
          onChange={(next) => onChange({ ...place, km: next })}
        />
      )}
    </>
  );
}
