import { ApplicationTabs } from "~/features/applications/application-tabs.tsx";
import { QueryRoot } from "~/shell/query-root.tsx";

/** The tabs that the saved jobs share with the user's applications. */
export const SavedTabs = () => (
  <QueryRoot>
    <ApplicationTabs current="saved" />
  </QueryRoot>
);
