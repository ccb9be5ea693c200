import { Trans } from "@lingui/react/macro";
import { SearchResting } from "~/shell/states/search-resting.tsx";

/** Shown while the search engine is unavailable. The pages of the posts still work. */
export function JobsResting({ level }: { level?: 1 | 2 | 3 }) {
  return (
    <SearchResting {...(level && { level })}>
      <Trans>Search will be back in a few minutes. You can still open job pages you have a link to.</Trans>
    </SearchResting>
  );
}
