import { useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { Crumbs, type Crumb } from "@orbita/ui/base/crumbs.tsx";
import { AppFrame } from "@orbita/ui/patterns/app-frame.tsx";
import type { NavItem } from "@orbita/ui/patterns/nav-item.ts";
import { IconBriefcase, IconFileCv, IconHelp, IconSettings, IconUsers, IconWorld } from "@tabler/icons-react";
import { Link, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ActingSpace } from "../session/acting-space.tsx";
import { ActAs } from "./act-as.tsx";
import { VerifyBanner } from "./verify-banner.tsx";
import { useCrumb } from "./crumb.ts";

type Props = { me: Me; space: ActingSpace; children: ReactNode };

/** Pages of a Space. The sidebar names only what there is. */
export function MemberFrame({ me, space, children }: Props) {
  const { t } = useLingui();
  const params = { space: space.url };
  const posts: NavItem = {
    id: "job-posts",
    label: t`Job posts`,
    icon: IconBriefcase,
    link: <Link to="/work/$space/job-posts" params={params} />,
  };
  const candidates: NavItem = {
    id: "candidates",
    label: t`Added CVs`,
    icon: IconFileCv,
    link: <Link to="/work/$space/candidates" params={params} />,
  };
  const page: NavItem = {
    id: "page",
    label: t`Public page`,
    icon: IconWorld,
    link: <Link to="/space/$url" params={{ url: space.url }} />,
  };
  const members: NavItem = {
    id: "members",
    label: t`Members`,
    icon: IconUsers,
    link: <Link to="/work/$space/members" params={params} />,
  };
  const settings: NavItem = {
    id: "settings",
    label: t`Settings`,
    icon: IconSettings,
    link: <Link to="/work/$space/settings" params={params} />,
  };
  return (
    <AppFrame
      labels={{
        skip: t`Skip to content`,
        nav: t`Space`,
        tabs: t`Space`,
        more: t`More`,
        menu: t`Menu`,
        closeMenu: t`Close`,
      }}
      banner={!me.emailVerified && <VerifyBanner email={me.email} as="member" />}
      switcher={<ActAs me={me} as={{ space: space.url }} look="block" />}
      phoneSwitcher={<ActAs me={me} as={{ space: space.url }} look="pill" />}
      groups={[{ items: [posts, candidates] }, { label: t`Space`, items: [page, members, settings] }]}
      foot={[{ id: "help", label: t`Help`, icon: IconHelp, link: <Link to="/contact" /> }]}
      tabs={[posts, candidates, page, members, settings]}
      crumbs={<MemberCrumbs space={space.url} />}
    >
      {children}
    </AppFrame>
  );
}

function MemberCrumbs({ space }: { space: string }) {
  const { t } = useLingui();
  const title = useCrumb();
  const at = useRouterState({ select: ({ location }) => location.pathname.split("/").slice(3).join("/") });
  const named: Record<string, Crumb[]> = {
    "job-posts": [{ label: t`Job posts` }],
    candidates: [{ label: t`Added CVs` }],
    members: [{ label: t`Members` }],
    settings: [{ label: t`Settings` }, { label: title }],
  };
  const list: Crumb = at.startsWith("candidates/")
    ? {
        label: t`Added CVs`,
        link: <Link to="/work/$space/candidates" params={{ space }} activeOptions={{ exact: true }} />,
      }
    : {
        label: t`Job posts`,
        link: <Link to="/work/$space/job-posts" params={{ space }} activeOptions={{ exact: true }} />,
      };
  const items: Crumb[] = named[at.replace(/\/$/, "")] ?? [list, { label: <bdi>{title}</bdi> }];
  return <Crumbs label={t`Breadcrumb`} items={items} />;
}
