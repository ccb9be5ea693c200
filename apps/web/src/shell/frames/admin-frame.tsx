import { useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { Crumbs } from "@orbita/ui/base/crumbs.tsx";
import { AppFrame } from "@orbita/ui/patterns/app-frame.tsx";
import { IconApi, IconHelp, IconHome, IconListDetails, IconTools } from "@tabler/icons-react";
import { Link, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CommandSearch } from "../command/command-search.tsx";
import { Bell } from "../notifications/bell.tsx";
import { ActAs } from "./act-as.tsx";
import { useCrumb } from "./crumb.ts";

/** The back office: sunken ground, and only the parts that there are. */
export function AdminFrame({ me, children }: { me: Me; children: ReactNode }) {
  const { t } = useLingui();
  const crumb = useCrumb();
  const inSkills = useRouterState({ select: ({ location }) => location.pathname === "/admin/skills" });
  return (
    <AppFrame
      look="admin"
      labels={{
        skip: t`Skip to content`,
        nav: t`Administration`,
        tabs: t`Administration`,
        more: t`More`,
        menu: t`Menu`,
        closeMenu: t`Close`,
      }}
      switcher={<ActAs me={me} as="admin" look="block" />}
      phoneSwitcher={<ActAs me={me} as="admin" look="pill" />}
      groups={[
        {
          items: [
            {
              id: "overview",
              label: t`Overview`,
              icon: IconHome,
              link: <Link to="/admin" activeOptions={{ exact: true }} />,
            },
            {
              id: "lists",
              label: t`Value lists`,
              icon: IconListDetails,
              link: <Link to="/admin/lists" />,
            },
            { id: "skills", label: t`Skills`, icon: IconTools, link: <Link to="/admin/skills" /> },
            { id: "api", label: "API", icon: IconApi, link: <a href="/api/v1/docs" /> },
          ],
        },
      ]}
      foot={[{ id: "help", label: t`Help`, icon: IconHelp, link: <Link to="/contact" /> }]}
      actions={
        <>
          <CommandSearch />
          <Bell />
        </>
      }
      crumbs={
        <Crumbs
          label={t`Breadcrumb`}
          items={
            crumb
              ? [{ label: t`Value lists`, link: <Link to="/admin/lists" /> }, { label: crumb }]
              : [{ label: inSkills ? t`Skills` : t`Overview` }]
          }
        />
      }
    >
      {children}
    </AppFrame>
  );
}
