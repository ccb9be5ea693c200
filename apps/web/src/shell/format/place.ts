import type { JobPost } from "@orbita/contract";

type JobLocation = NonNullable<JobPost["location"]>;

/** A city with its province, for example "Genova (GE)", or the city alone. */
export const placeName = ({ city, province }: JobLocation): string =>
  province && province.length <= 3 && province !== city ? `${city} (${province})` : city;
