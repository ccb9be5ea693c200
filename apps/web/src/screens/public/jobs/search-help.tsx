import { JobSuggestions } from "~/domain/job-posts/suggestions/job-suggestions.tsx";
import { findNearCity } from "~/domain/locations/near-city.ts";
import { PlaceOptions } from "~/domain/locations/place-options.tsx";

/** What the fields of the search form offer while somebody types. Loaded at the first focus of a field. */
export function SearchHelp() {
  return (
    <>
      <JobSuggestions findArea={findNearCity} />
      <PlaceOptions field="city" />
    </>
  );
}
