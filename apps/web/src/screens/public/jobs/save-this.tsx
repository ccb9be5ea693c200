import { SaveJobSearch } from "~/domain/saved-searches/save-job-search.tsx";
import { useUnsavedSearch, type UnsavedSearchProps } from "./use-unsaved-search.ts";

/** Saves the search with its active filters, for signed-in users. Loaded after the page is interactive. */
export function SaveThis(props: UnsavedSearchProps) {
  const unsaved = useUnsavedSearch(props);
  return unsaved && <SaveJobSearch {...unsaved} />;
}
