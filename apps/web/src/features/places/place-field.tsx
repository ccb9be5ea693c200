import { useLingui } from "@lingui/react/macro";
import type { Location, Place } from "@orbita/contract";
import { SelectField, type SelectOption } from "@orbita/ui/fields/select-field.tsx";
import { IconMapPin } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState, type FocusEventHandler, type Ref } from "react";
import { placeName } from "~/features/jobs/place.ts";
import { findPlaces } from "./find-places.ts";
import { detailOf, isSamePlace, locationOf, unknownPlace } from "./place-words.ts";

type Props = {
  id?: string | undefined;
  name?: string | undefined;
  value: Location | null;
  /** The location to save, and the full gazetteer entry with its postcodes; null for free text and the Space's own places. */
  onChange: (location: Location | null, place: Place | null) => void;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  error: string | undefined;
  label?: string | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  optional?: string | undefined;
  disabled?: boolean | undefined;
  /** Places of the Space itself, offered before all others. */
  own?: readonly Location[] | undefined;
  /** Limits the results to this country; a city entered as free text is assumed to be there. */
  country?: string | undefined;
  /** Also offers the typed text itself, for cities that are in no list. */
  free?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Option keys that cannot clash with place ids: the current value, the typed text, an empty result, the Space's own places. */
const chosen = "=";
const written = "+";
const missing = "-";
const ofSpace = "@";

function usePlaces(text: string, country: string | undefined) {
  const { t } = useLingui();
  const {
    data: places = [],
    isFetching,
    isError,
  } = useQuery({
    queryKey: ["places", country, text],
    queryFn: () => findPlaces(text, country),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const nothing = isError ? t`The places cannot be read now` : isFetching ? t`Looking…` : t`No such place`;
  return { places, nothing };
}

/** Selects a place. The server searches while the user types: by name in any language, with typing errors, or by postcode. */
export function PlaceField({ value, onChange, country, own = [], free = false, label, placeholder, ...field }: Props) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState("");
  // The input shows the chosen name; searching for it would find only itself.
  const text = useDeferredValue(value && typed === placeName(value) ? "" : typed.trim().slice(0, 80));
  const { places, nothing } = usePlaces(text, country);

  const optionOf = (key: string, place: Location): SelectOption => ({
    value: key,
    label: placeName(place),
    hint: detailOf(place, i18n.locale) || undefined,
  });
  const ownPlaces = own
    .map((place, index) => ({ key: `${ofSpace}${index}`, place: locationOf(place) }))
    .filter(({ place }) => placeName(place).toLowerCase().includes(text.toLowerCase()));
  const others = places.filter((place) => !ownPlaces.some((one) => isSamePlace(place, one.place)));
  const options = [
    ...ownPlaces.map(({ key, place }) => ({ ...optionOf(key, place), hint: t`Your Space’s location` })),
    ...others.map((place) => optionOf(place.id, place)),
  ];
  if (free && text)
    options.push({
      value: written,
      label: t`Keep “${text}”`,
      hint: t`As you wrote it, without a point on the map`,
    });
  // The options must include the current value, so that the list is never empty: an empty result needs an option of its own.
  else if (value && options.length === 0) options.push({ value: missing, label: nothing, disabled: true });
  const selected =
    value &&
    (ownPlaces.find(({ place }) => isSamePlace(place, value))?.key ??
      others.find((place) => isSamePlace(place, value))?.id ??
      chosen);
  if (value && selected === chosen) options.push(optionOf(chosen, value));

  function choose(key: string | null): void {
    if (key === chosen) return;
    if (key === written) return onChange(unknownPlace(text, country ?? value?.country ?? "IT"), null);
    const ofOwn = ownPlaces.find((one) => one.key === key);
    if (ofOwn) return onChange(ofOwn.place, null);
    const place = places.find(({ id }) => id === key) ?? null;
    onChange(place && locationOf(place), place);
  }

  return (
    <SelectField
      {...field}
      label={label ?? t`Place`}
      icon={IconMapPin}
      placeholder={placeholder ?? t`City or postcode`}
      options={options}
      value={selected}
      onChange={choose}
      searchable={{ nothingFound: nothing }}
      onSearch={setTyped}
    />
  );
}
