import { JobSuggestions } from "~/domain/job-posts/suggestions/job-suggestions.tsx";
import { findNearCity } from "~/domain/locations/near-city.ts";
import { PlaceOptions } from "~/domain/locations/place-options.tsx";

/** Suggestions and places for the fields of the search form, loaded at the first focus of a field. */
export function SearchHelp() {
  return (
    <>
      <JobSuggestions findArea={findNearCity} />
      <PlaceOptions field="city" />
    </>
  );
}
