import { useLingui } from "@lingui/react/macro";
import type { Location, Place } from "@orbita/contract";
import { SelectField, type SelectOption } from "@orbita/ui/fields/select-field.tsx";
import { IconMapPin } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState, type FocusEventHandler, type Ref } from "react";
import { placeName } from "~/shell/format/place.ts";
import { describePlace, isSamePlace, locationOf, unknownPlace } from "./place-labels.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

const offered = 12;

/** Finds places that match the input. For an empty input, returns the largest places, in Italy unless `country` is set. */
async function findPlaces(text: string, country: string | undefined): Promise<Place[]> {
  const where = country ?? (text ? undefined : "IT");
  const filters = [
    ...(text ? [{ f: "text", v: text, mm: "c" }] : []),
    ...(where ? [{ f: "country", v: where, mm: "is" }] : []),
  ];
  const { content } = await answered(api().locations.search({ body: { size: offered, filters } as never }));
  return content;
}

type Props = {
  id?: string | undefined;
  name?: string | undefined;
  value: Location | null;
  /**
   * Called with the location to save and its gazetteer entry, which includes the postcodes. The entry is null for free text and for the Space's
   * own places.
   */
  onChange: (location: Location | null, place: Place | null) => void;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  error: string | undefined;
  label?: string | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  optional?: string | undefined;
  disabled?: boolean | undefined;
  /** The Space's own locations, offered before all other places. */
  own?: readonly Location[] | undefined;
  /** Limits the results to this country; a city entered as free text is assumed to be there. */
  country?: string | undefined;
  /** Whether the typed text itself is also offered, for cities that are in no list. */
  free?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Keys of the special options: the current value, the typed text, an empty result, the Space's own places. No place id equals them. */
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
  const nothing = isError
    ? t`Places aren’t available right now. Try again.`
    : isFetching
      ? t({ message: "Searching…", context: "options of a field" })
      : t`No places found`;
  return { places, nothing };
}

/** Selects a place. The server searches while the user types: by name in any language, tolerating typos, or by postcode. */
export function PlaceField({ value, onChange, country, own = [], free = false, label, placeholder, ...field }: Props) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState("");
  // If the input shows the name of the chosen place, the largest places are suggested: a search for that name would find only this place.
  const text = useDeferredValue(value && typed === placeName(value) ? "" : typed.trim().slice(0, 80));
  const { places, nothing } = usePlaces(text, country);

  const optionOf = (key: string, place: Location): SelectOption => ({
    value: key,
    label: placeName(place),
    hint: describePlace(place, i18n.locale) || undefined,
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
      label: t`Use “${text}”`,
      hint: t`As you typed it, without a map location`,
    });
  // The current value is always an option, so the list never looks empty. So an empty search result is shown as an option of its own.
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
      label={label ?? t({ message: "Location", context: "place" })}
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
