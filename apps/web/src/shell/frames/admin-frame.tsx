import { useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { Crumbs } from "@orbita/ui/base/crumbs.tsx";
import { AppFrame } from "@orbita/ui/patterns/app-frame.tsx";
import { IconApi, IconHelp, IconHome } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ActAs } from "./act-as.tsx";

/** The back office: sunken ground, and only the parts that there are. */
export function AdminFrame({ me, children }: { me: Me; children: ReactNode }) {
  const { t } = useLingui();
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
            { id: "api", label: "API", icon: IconApi, link: <a href="/api/v1/docs" /> },
          ],
        },
      ]}
      foot={[{ id: "help", label: t`Help`, icon: IconHelp, link: <Link to="/contact" /> }]}
      crumbs={<Crumbs label={t`Breadcrumb`} items={[{ label: t`Overview` }]} />}
    >
      {children}
    </AppFrame>
  );
}
