import { useLingui } from "@lingui/react/macro";
import type { IconShape } from "@orbita/ui/icons/icon.tsx";
import {
  IconApi,
  IconBell,
  IconBriefcase,
  IconChartLine,
  IconFileCv,
  IconHome,
  IconInbox,
  IconReceiptEuro,
  IconSettings,
  IconUserSearch,
  IconUsers,
  IconWorld,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { adminGroups } from "../frames/inner/admin-places.tsx";
import { toAdmin } from "../navigation/to-admin.ts";
import { mayWrite, type ActingSpace } from "../session/acting-space.tsx";

export type CommandPage = { id: string; label: string; icon: IconShape; go: () => void };

/** The pages of a Space that the member can open. */
export function useMemberPages(space: ActingSpace): CommandPage[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const params = { space: space.url };
  return [
    { id: "overview", label: t`Overview`, icon: IconHome, go: () => void navigate({ to: "/work/$space", params }) },
    {
      id: "job-posts",
      label: t`Jobs`,
      icon: IconBriefcase,
      go: () => void navigate({ to: "/work/$space/job-posts", params }),
    },
    {
      id: "applications",
      label: t`Applications`,
      icon: IconInbox,
      go: () => void navigate({ to: "/work/$space/applications", params }),
    },
    ...(mayWrite(space)
      ? [
          {
            id: "talents",
            label: t`Find talent`,
            icon: IconUserSearch,
            go: () => void navigate({ to: "/work/$space/talents/{-$id}", params: { ...params, id: undefined } }),
          },
        ]
      : []),
    {
      id: "candidates",
      label: t`Added CVs`,
      icon: IconFileCv,
      go: () => void navigate({ to: "/work/$space/candidates/{-$id}", params: { ...params, id: undefined } }),
    },
    {
      id: "statistics",
      label: t`Statistics`,
      icon: IconChartLine,
      go: () => void navigate({ to: "/work/$space/statistics", params }),
    },
    {
      id: "members",
      label: t`Members`,
      icon: IconUsers,
      go: () => void navigate({ to: "/work/$space/members", params }),
    },
    {
      id: "page",
      label: t`Public page`,
      icon: IconWorld,
      go: () => void navigate({ to: "/space/$url", params: { url: space.url } }),
    },
    ...(space.role === "owner"
      ? [
          {
            id: "billing",
            label: t`Billing`,
            icon: IconReceiptEuro,
            go: () => void navigate({ to: "/work/$space/billing/{-$part}", params: { ...params, part: undefined } }),
          },
        ]
      : []),
    {
      id: "settings",
      label: t`Settings`,
      icon: IconSettings,
      go: () => void navigate({ to: "/work/$space/settings", params }),
    },
    {
      id: "notifications",
      label: t`Notifications`,
      icon: IconBell,
      go: () => void navigate({ to: "/notifications", search: params }),
    },
  ];
}

export function useAdminPages(): CommandPage[] {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  return [
    ...adminGroups(i18n)
      .flatMap(({ places }) => places)
      .map(({ room, label, icon }) => ({
        id: room ?? "overview",
        label,
        icon,
        go: () => void navigate({ ...toAdmin(room), search: {} }),
      })),
    { id: "api", label: "API", icon: IconApi, go: () => window.location.assign("/api/v1/docs") },
  ];
}
