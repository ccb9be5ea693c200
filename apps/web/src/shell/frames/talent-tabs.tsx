import { useLingui } from "@lingui/react/macro";
import { TabBar } from "@orbita/ui/patterns/tab-bar.tsx";
import { IconBriefcase, IconFileText, IconMail, IconSend, IconUser } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

/** The phone's places of a talent. It names only what there is. */
export function TalentTabs() {
  const { t } = useLingui();
  return (
    <TabBar
      label={t`Sections`}
      items={[
        { id: "jobs", label: t`Jobs`, icon: IconBriefcase, link: <Link to="/jobs" /> },
        { id: "applications", label: t`Applications`, icon: IconSend, link: <Link to="/applications" /> },
        { id: "offers", label: t`Offers`, icon: IconMail, link: <Link to="/offers" /> },
        { id: "resume", label: t`CV`, icon: IconFileText, link: <Link to="/resume" /> },
        { id: "profile", label: t`Profile`, icon: IconUser, link: <Link to="/settings" /> },
      ]}
    />
  );
}
