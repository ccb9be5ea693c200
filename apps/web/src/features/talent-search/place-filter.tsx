import { Trans, useLingui } from "@lingui/react/macro";
import { RangeField } from "@orbita/ui/fields/range-field.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { IconMapPin } from "@tabler/icons-react";
import { useId, useState, type FormEvent } from "react";
import { findPlace, type FoundPlace } from "~/features/space-directory/find-place.ts";
import { placeLabel } from "~/features/space-directory/place-label.ts";
import { usePlaceSuggestions } from "~/features/space-directory/use-place-suggestions.ts";
import { reaches, usualReach, type WantedPlace } from "~/domain/talent-search/search-address.ts";
import { useSettled } from "./use-settled.ts";
import styles from "./filters.module.css";

type Props = { place: WantedPlace | null; onChange: (place: WantedPlace | null) => void };

const nearest = (km: number): number =>
  reaches.reduce<number>((best, reach) => (Math.abs(reach - km) < Math.abs(best - km) ? reach : best), reaches[0]);

/** A place by name, and the radius around it. */
export function PlaceFilter({ place, onChange }: Props) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Place</Trans>
      </legend>
      <PlaceName key={place?.name} place={place} onChange={onChange} />
      {place && (
        <Reach key={`${place.lat},${place.lon},${place.km}`} place={place} onChange={onChange} label={t`Distance`} />
      )}
    </fieldset>
  );
}

/** Applied when the user chooses a suggestion, or on Enter with the most likely place for the name. */
function PlaceName({ place, onChange }: Props) {
  const { t } = useLingui();
  const listId = useId();
  const { places, suggestFor } = usePlaceSuggestions();
  const [unknown, setUnknown] = useState(false);

  function take(found: FoundPlace | null): void {
    if (found?.lat == null || found.lon === null) return setUnknown(true);
    onChange({ name: found.city, lat: found.lat, lon: found.lon, km: place?.km ?? usualReach });
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
        label={t`Place`}
        placeholder={t`City or postcode`}
        defaultValue={place?.name ?? ""}
        maxLength={80}
        list={listId}
        autoComplete="off"
        error={unknown && t`We do not know this place`}
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

type ReachProps = { place: WantedPlace; label: string; onChange: (place: WantedPlace) => void };

function Reach({ place, label, onChange }: ReachProps) {
  const { t } = useLingui();
  const [km, setKm] = useSettled(nearest(place.km), (next) => onChange({ ...place, km: next }));
  return (
    <RangeField
      stacked
      hideLabel
      label={label}
      min={0}
      max={reaches.length - 1}
      value={reaches.findIndex((reach) => reach === km)}
      onChange={(at) => setKm(reaches[at] ?? usualReach)}
      words={t`within ${km} km`}
    />
  );
}
