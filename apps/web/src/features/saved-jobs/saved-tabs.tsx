import { ApplicationTabs } from "~/features/applications/application-tabs.tsx";
import { QueryRoot } from "~/shell/query-root.tsx";

/** What one saved stands beside what one sent. */
export const SavedTabs = () => (
  <QueryRoot>
    <ApplicationTabs current="saved" />
  </QueryRoot>
);
