import { useLingui } from "@lingui/react/macro";
import type { NavGroup, NavItem } from "@orbita/ui/patterns/nav-item.ts";
import {
  IconBookmark,
  IconBriefcase,
  IconChartLine,
  IconFileCv,
  IconHome,
  IconInbox,
  IconMessage,
  IconReceiptEuro,
  IconSettings,
  IconUserSearch,
  IconUsers,
  IconWorld,
} from "@tabler/icons-react";
import { Link, useRouterState } from "@tanstack/react-router";
import { formatCount } from "../../format/format.ts";
import { mayWrite, type ActingSpace } from "../../session/acting-space.tsx";
import { useSpaceCounts } from "../use-space-counts.ts";

/** The navigation of a Space: all links for the sidebar, and the first links for the phone's tab bar. */
export function useMemberNav(space: ActingSpace): { groups: NavGroup[]; tabs: NavItem[] } {
  const { t, i18n } = useLingui();
  const counts = useSpaceCounts(space);
  const shown = (count: number | undefined) => (count ? formatCount(i18n.locale, count) : undefined);
  const params = { space: space.url };
  const onBoard = useRouterState({
    select: ({ location }) => /\/job-posts\/[^/]+\/applications\/?$/.test(location.pathname),
  });
  const tabs: NavItem[] = [
    {
      id: "overview",
      label: t`Overview`,
      icon: IconHome,
      link: <Link to="/work/$space" params={params} activeOptions={{ exact: true }} />,
    },
    {
      id: "job-posts",
      label: t`Jobs`,
      icon: IconBriefcase,
      count: shown(counts.posts),
      // The link to the job posts is not active on the board of a post, which belongs to the applications.
      link: <Link to="/work/$space/job-posts" params={params} activeOptions={{ exact: onBoard }} />,
    },
    {
      id: "applications",
      label: t`Applications`,
      icon: IconInbox,
      count: shown(counts.applications),
      current: onBoard,
      link: <Link to="/work/$space/applications" params={params} />,
    },
  ];
  const messages: NavItem = {
    id: "messages",
    label: t`Messages`,
    icon: IconMessage,
    count: shown(counts.messages),
    link: (
      <Link
        to="/work/$space/messages/{-$thread}"
        params={{ ...params, thread: undefined }}
        activeOptions={{ includeSearch: false }}
      />
    ),
  };
  const talents: NavItem = {
    id: "talents",
    label: t`Find talent`,
    icon: IconUserSearch,
    link: (
      <Link
        to="/work/$space/talents/{-$id}"
        params={{ ...params, id: undefined }}
        activeOptions={{ includeSearch: false }}
      />
    ),
  };
  const candidates: NavItem = {
    id: "candidates",
    label: t`Added CVs`,
    icon: IconFileCv,
    link: (
      <Link
        to="/work/$space/candidates/{-$id}"
        params={{ ...params, id: undefined }}
        activeOptions={{ includeSearch: false }}
      />
    ),
  };
  const searches: NavItem = {
    id: "saved-searches",
    label: t`Saved searches`,
    icon: IconBookmark,
    count: shown(counts.searches),
    link: <Link to="/work/$space/saved-searches" params={params} />,
  };
  const billing: NavItem = {
    id: "billing",
    label: t`Billing`,
    icon: IconReceiptEuro,
    link: (
      <Link
        to="/work/$space/billing/{-$part}"
        params={{ ...params, part: undefined }}
        activeOptions={{ includeSearch: false }}
      />
    ),
  };
  const ofSpace: NavItem[] = [
    {
      id: "page",
      label: t`Public page`,
      icon: IconWorld,
      link: <Link to="/space/$url" params={{ url: space.url }} />,
    },
    {
      id: "statistics",
      label: t`Statistics`,
      icon: IconChartLine,
      link: <Link to="/work/$space/statistics" params={params} activeOptions={{ includeSearch: false }} />,
    },
    {
      id: "members",
      label: t`Members`,
      icon: IconUsers,
      link: <Link to="/work/$space/members" params={params} />,
    },
    // Only owners may open the billing page, so only they get its link.
    ...(space.role === "owner" ? [billing] : []),
    {
      id: "settings",
      label: t`Settings`,
      icon: IconSettings,
      link: <Link to="/work/$space/settings" params={params} />,
    },
  ];
  const finding = mayWrite(space) ? [talents, searches] : [];
  return {
    groups: [{ items: [...tabs, messages, ...finding, candidates] }, { label: t`Space`, items: ofSpace }],
    // The talent search has a shorter label in the tab bar, which has little room.
    tabs: mayWrite(space) ? [...tabs, { ...talents, label: t({ message: "Talent", context: "search" }) }] : tabs,
  };
}
