import type { Notification } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Sign } from "@orbita/ui/base/sign.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import {
  IconBellPlus,
  IconBriefcase,
  IconCalendarEvent,
  IconCheck,
  IconClock,
  IconClockExclamation,
  IconCreditCard,
  IconCreditCardOff,
  IconFileText,
  IconFlag,
  IconInvoice,
  IconListCheck,
  IconMessage,
  IconMessages,
  IconShieldLock,
  IconUserMinus,
  IconX,
} from "@tabler/icons-react";
import { imageUrl } from "../api/file-url.ts";

/** The avatar or icon of a notification. Never shows the picture of a person who is not revealed yet. */
export function NoticeAvatar({ notice: { kind, space, from, data } }: { notice: Notification }) {
  switch (kind) {
    case "application.moved":
    case "application.late":
    case "offer.received":
      return <OfSpace space={space} />;
    case "feed.mentioned":
    case "feed.commented":
    case "channel.posted":
    case "channel.invited":
    case "channel.asked":
      // Shows the Space if the author acted for one, otherwise the person.
      return space ? <OfSpace space={space} /> : <OfPerson name={data["who"] ?? ""} from={from} />;
    case "channel.accepted":
      return <Sign icon={IconMessages} />;
    case "report.answered":
    case "moderation.decided":
      return <Sign icon={IconFlag} />;
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
    case "space.verification":
      return data["event"] === "verified" ? (
        <Sign icon={IconCheck} />
      ) : (
        <Sign icon={IconClockExclamation} tone="warning" />
      );
    case "promise.near":
      return <Sign icon={IconClockExclamation} tone="danger" />;
    case "jobPost.notice":
      return <Sign icon={IconBriefcase} tone={data["notice"] === "jobPostStillOpen" ? "warning" : "neutral"} />;
    case "offer.answered":
      return data["answer"] === "accepted" ? <Sign icon={IconCheck} /> : <Sign icon={IconX} />;
    case "message.received":
      return data["side"] === "talent" ? <OfSpace space={space} /> : <Sign icon={IconMessage} />;
    case "interview.proposed":
    case "interview.confirmed":
    case "interview.moved":
    case "interview.asked":
    case "interview.cancelled":
    case "interview.reminder":
      return data["side"] === "talent" ? <OfSpace space={space} /> : <Sign icon={IconCalendarEvent} />;
    case "search.matched":
      return <Sign icon={IconBellPlus} />;
    case "invoice.issued":
      return <Sign icon={IconInvoice} />;
    case "invoice.blocked":
      return <Sign icon={IconInvoice} tone="warning" />;
    case "payment.failed":
      return <Sign icon={IconCreditCardOff} tone="danger" />;
    case "payment.paused":
      return data["resumed"] === "true" ? (
        <Sign icon={IconCreditCard} />
      ) : (
        <Sign icon={IconCreditCardOff} tone="danger" />
      );
    case "jobFit.found":
      return <Sign icon={IconListCheck} />;
    case "resume.ready":
      return <Sign icon={IconFileText} />;
    case "account.security":
      return <Sign icon={IconShieldLock} />;
  }
}

const OfSpace = ({ space }: Pick<Notification, "space">) => (
  <SpaceAvatar
    name={space?.name ?? ""}
    seed={space?.id}
    size="sm"
    src={space?.logo ? imageUrl(space.logo, 96) : undefined}
  />
);

const OfPerson = ({ name, from }: Pick<Notification, "from"> & { name: string }) => (
  <Avatar name={name} seed={from?.id} size="sm" src={from?.picture ? imageUrl(from.picture, 96) : undefined} />
);
