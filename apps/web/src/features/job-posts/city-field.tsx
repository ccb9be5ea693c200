import { useLingui } from "@lingui/react/macro";
import type { Location } from "@orbita/contract";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { IconMapPin } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState, type Ref } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { placeName } from "~/features/jobs/place.ts";

type Props = {
  id?: string;
  value: Location | null;
  onChange: (place: Location | null) => void;
  onBlur: () => void;
  error: string | undefined;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

const offered = 20;
const keyOf = ({ city, province, country }: Location): string => [city, province, country].join("|");

async function placesLike(text: string): Promise<Location[]> {
  const filters = text ? [{ f: "city", v: text, mm: "sw" }] : [];
  const { content } = await answered(api().locations.search({ body: { size: offered, filters } as never }));
  return content.map(({ city, province, region, postalCode, country, lat, lon }) => ({
    city,
    province,
    region,
    postalCode,
    country,
    lat,
    lon,
  }));
}

/** A place of the gazetteer, narrowed by the server while one types. */
export function CityField({ value, onChange, ...field }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  // The box shows the chosen name; looking for that again would find only itself.
  const text = useDeferredValue(value && typed === placeName(value) ? "" : typed.trim());
  const { data: places = [] } = useQuery({
    queryKey: ["places", text],
    queryFn: () => placesLike(text),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const shown = value && !places.some((place) => keyOf(place) === keyOf(value)) ? [value, ...places] : places;
  return (
    <SelectField
      {...field}
      label={t`Place`}
      icon={IconMapPin}
      placeholder={t`Write the city`}
      options={shown.map((place) => ({
        value: keyOf(place),
        label: placeName(place),
        hint: place.region ?? undefined,
      }))}
      value={value ? keyOf(value) : null}
      onChange={(key) => onChange(shown.find((place) => keyOf(place) === key) ?? null)}
      searchable={{ nothingFound: t`No such place` }}
      onSearch={setTyped}
    />
  );
}
