import { useLingui } from "@lingui/react/macro";
import type { IconShape } from "@orbita/ui/icons/icon.tsx";
import {
  IconApi,
  IconBell,
  IconBriefcase,
  IconFileCv,
  IconHome,
  IconInbox,
  IconListDetails,
  IconSettings,
  IconTools,
  IconUserSearch,
  IconUsers,
  IconWorld,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { mayWrite, type ActingSpace } from "../session/acting-space.tsx";

export type CommandPage = { id: string; label: string; icon: IconShape; go: () => void };

/** Where one can go from a Space; only what there is. */
export function useMemberPages(space: ActingSpace): CommandPage[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const params = { space: space.url };
  return [
    { id: "overview", label: t`Overview`, icon: IconHome, go: () => void navigate({ to: "/work/$space", params }) },
    {
      id: "job-posts",
      label: t`Job posts`,
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
            label: t`Find talents`,
            icon: IconUserSearch,
            go: () => void navigate({ to: "/work/$space/talents", params }),
          },
        ]
      : []),
    {
      id: "candidates",
      label: t`Added CVs`,
      icon: IconFileCv,
      go: () => void navigate({ to: "/work/$space/candidates", params }),
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
  const { t } = useLingui();
  const navigate = useNavigate();
  return [
    { id: "overview", label: t`Overview`, icon: IconHome, go: () => void navigate({ to: "/admin" }) },
    { id: "lists", label: t`Value lists`, icon: IconListDetails, go: () => void navigate({ to: "/admin/lists" }) },
    { id: "skills", label: t`Skills`, icon: IconTools, go: () => void navigate({ to: "/admin/skills" }) },
    { id: "api", label: "API", icon: IconApi, go: () => window.location.assign("/api/v1/docs") },
  ];
}
