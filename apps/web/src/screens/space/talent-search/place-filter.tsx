import { Trans, useLingui } from "@lingui/react/macro";
import { RangeField } from "@orbita/ui/fields/range-field.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { IconMapPin } from "@tabler/icons-react";
import { useId, useState, type FormEvent } from "react";
import { findPlace, type PlaceMatch } from "~/domain/locations/find-place.ts";
import { placeLabel } from "~/domain/locations/place-label.ts";
import { usePlaceSuggestions } from "~/domain/locations/use-place-suggestions.ts";
import { talentRadii, defaultTalentRadius, type PlaceCriterion } from "~/domain/talent-search/search-address.ts";
import { useSettled } from "./use-settled.ts";
import styles from "./talent-filters.module.css";

type Props = { place: PlaceCriterion | null; onChange: (place: PlaceCriterion | null) => void };

const nearest = (km: number): number =>
  talentRadii.reduce<number>(
    (best, reach) => (Math.abs(reach - km) < Math.abs(best - km) ? reach : best),
    talentRadii[0],
  );

/** Filter by a place and the radius around it. */
export function PlaceFilter({ place, onChange }: Props) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans context="place">Location</Trans>
      </legend>
      <PlaceName key={place?.name} place={place} onChange={onChange} />
      {place && (
        <Reach key={`${place.lat},${place.lon},${place.km}`} place={place} onChange={onChange} label={t`Distance`} />
      )}
    </fieldset>
  );
}

/**
 * Field for the name of the place. Applied when the user picks a suggestion, or on Enter with the most likely place for the name.
 */
function PlaceName({ place, onChange }: Props) {
  const { t } = useLingui();
  const listId = useId();
  const { places, suggestFor } = usePlaceSuggestions();
  const [unknown, setUnknown] = useState(false);

  function take(found: PlaceMatch | null): void {
    if (found?.lat == null || found.lon === null) return setUnknown(true);
    onChange({ name: found.city, lat: found.lat, lon: found.lon, km: place?.km ?? defaultTalentRadius });
  }
  function type(text: string): void {
    setUnknown(false);
    if (text.trim() === "") return place ? onChange(null) : undefined;
    const chosen = places.find((one) => placeLabel(one) === text);
    if (chosen) take(chosen);
    else suggestFor(text);
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("place");
    const text = typeof typed === "string" ? typed.trim() : "";
    if (text && text !== place?.name) void findPlace(text).then(take, () => setUnknown(true));
  }

  return (
    <form onSubmit={submit}>
      <SearchField
        name="place"
        icon={IconMapPin}
        label={t({ message: "Location", context: "place" })}
        placeholder={t`City or postcode`}
        defaultValue={place?.name ?? ""}
        maxLength={80}
        list={listId}
        autoComplete="off"
        error={unknown && t`Place not found. Check the name.`}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {places.map((one) => (
          <option key={one.id} value={placeLabel(one)} />
        ))}
      </datalist>
    </form>
  );
}

type PlaceRadiusProps = { place: PlaceCriterion; label: string; onChange: (place: PlaceCriterion) => void };

function Reach({ place, label, onChange }: PlaceRadiusProps) {
  const { t } = useLingui();
  const [km, setKm] = useSettled(nearest(place.km), (next) => onChange({ ...place, km: next }));
  return (
    <RangeField
      stacked
      hideLabel
      label={label}
      min={0}
      max={talentRadii.length - 1}
      value={talentRadii.findIndex((reach) => reach === km)}
      onChange={(at) => setKm(talentRadii[at] ?? defaultTalentRadius)}
      words={t`Within ${km} km`}
    />
  );
}
