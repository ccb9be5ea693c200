import { useLingui } from "@lingui/react/macro";
import { TabBar } from "@orbita/ui/patterns/tab-bar.tsx";
import { IconBriefcase, IconFileText, IconMessageCircle, IconSend, IconUser } from "@tabler/icons-react";
import { Link, useRouterState } from "@tanstack/react-router";

/** A talent's tab bar on phones. */
export function TalentTabs() {
  const { t } = useLingui();
  const isFits = useRouterState({ select: ({ location }) => location.pathname === "/fits" });
  return (
    <TabBar
      label={t`Sections`}
      items={[
        { id: "jobs", label: t`Jobs`, icon: IconBriefcase, link: <Link to="/jobs" />, current: isFits },
        { id: "applications", label: t`Applications`, icon: IconSend, link: <Link to="/applications" /> },
        { id: "resume", label: t`CV`, icon: IconFileText, link: <Link to="/resume" /> },
        {
          id: "feed",
          label: t`Feed`,
          icon: IconMessageCircle,
          link: <Link to="/feed/{-$part}/{-$key}" params={{ part: undefined, key: undefined }} />,
        },
        {
          id: "profile",
          label: t`Profile`,
          icon: IconUser,
          link: <Link to="/settings/{-$part}" params={{ part: undefined }} />,
        },
      ]}
    />
  );
}
