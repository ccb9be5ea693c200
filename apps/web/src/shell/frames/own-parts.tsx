import type { Me } from "@orbita/contract";
import { Bell } from "../notifications/bell.tsx";
import { ActAs } from "./act-as.tsx";
import { MessagesLink } from "./messages-link.tsx";
import { PlannedBanner } from "./planned-banner.tsx";
import { StartReminder } from "./start-reminder.tsx";
import { VerifyBanner } from "./verify-banner.tsx";

// The bar's parts for signed-in users in one chunk, which guests do not load.
export { ApplicationsCount, OffersCount } from "./own-counts.tsx";
export { TalentTabs } from "./talent-tabs.tsx";

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
