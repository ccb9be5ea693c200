import { JobSuggestions } from "~/domain/job-posts/suggestions/job-suggestions.tsx";
import { findNearCity } from "~/domain/locations/near-city.ts";

/** Suggestions while somebody types into the search of the home page. Loaded at the first focus of a field. */
export const HeroSearchHelp = () => <JobSuggestions findArea={findNearCity} />;
