import type { Notification } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Sign } from "@orbita/ui/base/sign.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import {
  IconBellPlus,
  IconBriefcase,
  IconCheck,
  IconClock,
  IconClockExclamation,
  IconFileText,
  IconShieldLock,
  IconUserMinus,
  IconX,
} from "@tabler/icons-react";
import { imageUrl } from "../api/file-url.ts";

/** Who or what it is about. A face of somebody who is not shown yet is nowhere. */
export function NoticeAvatar({ notice: { kind, space, data } }: { notice: Notification }) {
  switch (kind) {
    case "application.moved":
    case "application.late":
    case "offer.received":
      return (
        <SpaceAvatar
          name={space?.name ?? ""}
          seed={space?.id}
          size="sm"
          src={space?.logo ? imageUrl(space.logo, 96) : undefined}
        />
      );
    case "application.received":
      return <Avatar.Blind size="sm" />;
    case "application.withdrawn":
      return <Sign icon={IconUserMinus} />;
    case "application.answerDue":
      return data["late"] === "true" ? (
        <Sign icon={IconClockExclamation} tone="danger" />
      ) : (
        <Sign icon={IconClock} tone="warning" />
      );
    case "jobPost.notice":
      return <Sign icon={IconBriefcase} tone={data["notice"] === "jobPostStillOpen" ? "warning" : "neutral"} />;
    case "offer.answered":
      return data["answer"] === "accepted" ? <Sign icon={IconCheck} /> : <Sign icon={IconX} />;
    case "search.matched":
      return <Sign icon={IconBellPlus} />;
    case "resume.ready":
      return <Sign icon={IconFileText} />;
    case "account.security":
      return <Sign icon={IconShieldLock} />;
  }
}
