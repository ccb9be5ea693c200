import { useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { Crumbs } from "@orbita/ui/base/crumbs.tsx";
import { AppFrame } from "@orbita/ui/patterns/app-frame.tsx";
import type { NavGroup } from "@orbita/ui/patterns/nav-item.ts";
import { IconApi, IconHelp } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CommandSearch } from "../../command/command-search.tsx";
import { toAdmin } from "../../navigation/to-admin.ts";
import { Bell } from "../../notifications/bell.tsx";
import { ActAs } from "../own/act-as.tsx";
import { adminGroups, findAdminPlace } from "./admin-places.tsx";
import { useCrumb } from "../crumb.ts";
import { PlannedBanner } from "../own/planned-banner.tsx";
import { useOpenCases } from "../use-open-cases.ts";

type Props = { me: Me; room: string | undefined; children: ReactNode };

/** The frame of the admin pages: a sunken background and the navigation. */
export function AdminFrame({ me, room, children }: Props) {
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
      banner={<PlannedBanner />}
      switcher={<ActAs me={me} as="admin" look="block" />}
      phoneSwitcher={<ActAs me={me} as="admin" look="pill" />}
      groups={useGroups(room)}
      foot={[
        { id: "api", label: "API", icon: IconApi, link: <a href="/api/v1/docs" /> },
        { id: "help", label: t`Help`, icon: IconHelp, link: <Link to="/contact" /> },
      ]}
      actions={
        <>
          <CommandSearch />
          <Bell />
        </>
      }
      crumbs={<Path room={room} />}
    >
      {children}
    </AppFrame>
  );
}

function useGroups(room: string | undefined): NavGroup[] {
  const { i18n } = useLingui();
  const cases = useOpenCases();
  const here = findAdminPlace(i18n, room)?.room;
  return adminGroups(i18n).map(({ label, places }) => ({
    ...(label && { label }),
    items: places.map((place) => ({
      id: place.room ?? "overview",
      label: place.label,
      icon: place.icon,
      current: place.room === here && (room === undefined) === (place.room === undefined),
      ...(place.room === "feed" && cases !== undefined && cases > 0 && { count: cases }),
      // Turns off the router's marking of the active link. `current` above marks it instead, because the list of comments has another URL than
      // its section, the posts.
      link: <Link {...toAdmin(place.room)} search={{}} activeOptions={{ exact: true }} activeProps={{}} />,
    })),
  }));
}

/** The breadcrumb of an admin page, for example Administration / Users / the open record. */
function Path({ room }: { room: string | undefined }) {
  const { t, i18n } = useLingui();
  const opened = useCrumb();
  const place = room === undefined ? undefined : findAdminPlace(i18n, room);
  const steps = [
    { label: t`Administration`, link: <Link {...toAdmin()} search={{}} activeOptions={{ exact: true }} /> },
    ...(place
      ? [{ label: place.label, link: <Link {...toAdmin(place.room)} search={{}} activeOptions={{ exact: true }} /> }]
      : []),
    ...(opened ? [{ label: opened, link: undefined }] : []),
  ];
  return (
    <Crumbs
      label={t`Breadcrumb`}
      // The last crumb has no link, because it is the current page.
      items={steps.map(({ label, link }, index) => (link && index < steps.length - 1 ? { label, link } : { label }))}
    />
  );
}
