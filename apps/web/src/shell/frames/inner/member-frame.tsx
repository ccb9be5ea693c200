import { useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { Crumbs, type BreadcrumbItem } from "@orbita/ui/base/crumbs.tsx";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { AppFrame } from "@orbita/ui/patterns/app-frame.tsx";
import { IconHelp } from "@tabler/icons-react";
import { Link, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CommandSearch } from "../../command/command-search.tsx";
import { Bell } from "../../notifications/bell.tsx";
import type { ActingSpace } from "../../session/acting-space.tsx";
import { ActAs } from "../own/act-as.tsx";
import { useCrumb } from "../crumb.ts";
import { PlannedBanner } from "../own/planned-banner.tsx";
import { SuspendedBanner } from "./suspended-banner.tsx";
import { useMemberNav } from "./use-member-nav.tsx";
import { VerifyBanner } from "../own/verify-banner.tsx";

type Props = { me: Me; space: ActingSpace; children: ReactNode };

/** True for the pages that the phone's tab bar links to. All others are under "more". */
const inTabs = (pathname: string): boolean =>
  /^\/work\/[^/]+(\/(job-posts|applications|talents)(\/.*)?)?\/?$/.test(pathname);

/** The frame of a Space's pages. */
export function MemberFrame({ me, space, children }: Props) {
  const { t } = useLingui();
  const { groups, tabs } = useMemberNav(space);
  const inMore = useRouterState({ select: ({ location }) => !inTabs(location.pathname) });
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
      banner={
        <>
          <PlannedBanner />
          <ConditionBanner me={me} space={space} />
        </>
      }
      switcher={<ActAs me={me} as={{ space: space.url }} look="block" />}
      phoneSwitcher={<ActAs me={me} as={{ space: space.url }} look="pill" />}
      groups={groups}
      foot={[{ id: "help", label: t`Help`, icon: IconHelp, link: <Link to="/contact" /> }]}
      tabs={tabs}
      inMore={inMore}
      actions={
        <>
          <CommandSearch space={space} />
          <Bell space={space} />
        </>
      }
      crumbs={<MemberCrumbs space={space.url} />}
    >
      {children}
    </AppFrame>
  );
}

/** Shows one banner at a time. A suspension of the Space comes before an unverified email address. */
function ConditionBanner({ me, space: { suspended } }: Pick<Props, "me" | "space">) {
  if (suspended) return <SuspendedBanner decisionId={suspended.decisionId} />;
  return !me.emailVerified && <VerifyBanner email={me.email} as="member" />;
}

function MemberCrumbs({ space }: { space: string }) {
  const { t } = useLingui();
  const title = useCrumb();
  const phone = usePhone();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const at = path.startsWith("/work/") ? path.split("/").slice(3).join("/") : path.slice(1);
  const named: Record<string, BreadcrumbItem[]> = {
    "": [{ label: t`Overview` }],
    "job-posts": [{ label: t`Jobs` }],
    applications: [{ label: t`Applications` }],
    talents: [{ label: t`Find talent` }],
    "saved-searches": [{ label: t`Saved searches` }],
    shortlists: [{ label: t`Lists` }],
    "contact-requests": [{ label: t`Contact requests` }],
    messages: [{ label: t`Messages` }],
    candidates: [{ label: t`Added CVs` }],
    statistics: [{ label: t`Statistics` }],
    members: [{ label: t`Members` }],
    billing: [{ label: t`Billing` }],
    "billing/invoices": [{ label: t`Billing` }],
    "billing/ledger": [{ label: t`Billing` }],
    settings: [{ label: t`Settings` }, { label: title }],
    "settings/verification": [
      {
        label: t`Settings`,
        link: <Link to="/work/$space/settings" params={{ space }} activeOptions={{ exact: true }} />,
      },
      { label: title },
    ],
    notifications: [{ label: t`Notifications` }],
  };
  const list: BreadcrumbItem = at.startsWith("shortlists/")
    ? {
        label: t`Lists`,
        link: (
          <Link to="/work/$space/shortlists/{-$id}" params={{ space, id: undefined }} activeOptions={{ exact: true }} />
        ),
      }
    : at.startsWith("talents/")
      ? {
          label: t`Find talent`,
          link: (
            <Link to="/work/$space/talents/{-$id}" params={{ space, id: undefined }} activeOptions={{ exact: true }} />
          ),
        }
      : at.startsWith("candidates/")
        ? {
            label: t`Added CVs`,
            link: (
              <Link
                to="/work/$space/candidates/{-$id}"
                params={{ space, id: undefined }}
                activeOptions={{ exact: true }}
              />
            ),
          }
        : {
            label: t`Jobs`,
            link: <Link to="/work/$space/job-posts" params={{ space }} activeOptions={{ exact: true }} />,
          };
  const board = /^job-posts\/([^/]+)\/applications\/?$/.exec(at)?.[1];
  const post: BreadcrumbItem = {
    label: <bdi>{title}</bdi>,
    link: board ? (
      <Link to="/work/$space/job-posts/$id" params={{ space, id: board }} activeOptions={{ exact: true }} />
    ) : undefined,
  };
  // On a phone the breadcrumb has room for the title of the job post only.
  const ofBoard: BreadcrumbItem[] = phone ? [{ label: post.label }] : [list, post, { label: t`Applications` }];
  // A message thread is a selection within the page of messages, so it has the same breadcrumb.
  const page = at.startsWith("messages/") ? "messages" : at.replace(/\/$/, "");
  const items: BreadcrumbItem[] = named[page] ?? (board ? ofBoard : [list, post]);
  return <Crumbs label={t`Breadcrumb`} items={items} />;
}
