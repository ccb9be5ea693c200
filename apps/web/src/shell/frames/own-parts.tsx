import type { Me } from "@orbita/contract";
import { api } from "../api/client.ts";
import { Bell } from "../notifications/bell.tsx";
import { OpenCount } from "./open-count.tsx";
import { ActAs } from "./own/act-as.tsx";
import { MessagesLink } from "./own/messages-link.tsx";
import { PlannedBanner } from "./own/planned-banner.tsx";
import { StartReminder } from "./own/start-reminder.tsx";
import { VerifyBanner } from "./own/verify-banner.tsx";

// The parts of the navigation bar for signed-in users, in one chunk that guests do not load.
export { TalentTabs } from "./own/talent-tabs.tsx";

export const OwnBar = ({ me }: { me: Me }) => (
  <>
    {!me.onboarded && <StartReminder />}
    <MessagesLink />
    <Bell />
    <ActAs me={me} as="talent" look="pill" />
  </>
);

export const OwnBanner = ({ me }: { me: Me }) => (
  <>
    <PlannedBanner />
    {!me.emailVerified && <VerifyBanner email={me.email} as="talent" />}
  </>
);

// The number of the user's open applications. If it cannot be loaded, the bar omits it.
async function countApplications(): Promise<number | undefined> {
  const body = { page: 0, size: 1, filters: [{ f: "open", v: true, mm: "is" }], projections: ["code"] };
  const found = await api()
    .applications.searchMine({ body: body as never })
    .catch(() => undefined);
  return found?.totalElements;
}

async function countContactRequests(): Promise<number | undefined> {
  const found = await api()
    .contactRequests.mine({ query: { page: 0, size: 1 } })
    .catch(() => undefined);
  return found?.open;
}

export const ApplicationsCount = () => <OpenCount of={countApplications} hint="application.changed" />;
export const ContactRequestsCount = () => <OpenCount of={countContactRequests} hint="contactRequest.changed" />;
