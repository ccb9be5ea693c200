import type { JobPost } from "@orbita/contract";

type Location = NonNullable<JobPost["location"]>;

/** "Genova (GE)", or the city alone. */
export const placeName = ({ city, province }: Location): string =>
  province && province.length <= 3 && province !== city ? `${city} (${province})` : city;
