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
  /** What to keep; and the whole place of the gazetteer with its postcodes, unless it was written freely. */
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
  /** Only places of this country; a city that is written freely is taken to be there. */
  country?: string | undefined;
  /** Offers what was typed as it is, for cities that no list has. */
  free?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** The value may be none of those that were found; it, what was typed and the lack of anything need keys that no id has. */
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

/** One place, narrowed by the server while one types: by a name in any of its languages, with a slip, or by a postcode. */
export function PlaceField({ value, onChange, country, own = [], free = false, label, placeholder, ...field }: Props) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState("");
  // The box shows the chosen name; looking for that again would find only itself.
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
  // The list must hold what the box shows; beside it, that nothing was found has to be said by a line of the list.
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
