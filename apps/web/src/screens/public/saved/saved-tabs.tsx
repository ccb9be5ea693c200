import { ApplicationTabs } from "~/domain/applications/application-tabs.tsx";
import { QueryRoot } from "~/shell/query-root.tsx";

/** The tabs of the saved jobs page, which are those of the user's applications. */
export const SavedTabs = () => (
  <QueryRoot>
    <ApplicationTabs current="saved" />
  </QueryRoot>
);
