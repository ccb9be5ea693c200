import { useLingui } from "@lingui/react";
import type { ApplicationStatus } from "@orbita/contract";
import { Badge, type BadgeTone } from "@orbita/ui/base/badge.tsx";
import { stateNames } from "./state-names.ts";

const tones: Record<ApplicationStatus, BadgeTone> = {
  submitted: "neutral",
  inReview: "info",
  shortlisted: "info",
  interview: "accent",
  offer: "accent",
  hired: "positive",
  rejected: "neutral",
  withdrawn: "neutral",
  expired: "neutral",
};

type Props = {
  status: ApplicationStatus;
  /** The name that the Space gave to the state, shown instead of the default name. */
  label?: string | undefined;
  className?: string | undefined;
};

/** State of an application. A ring instead of a dot means that the application is at its first stage. */
export function StateBadge({ status, label, className }: Props) {
  const { i18n } = useLingui();
  return (
    <Badge tone={tones[status]} dot={status === "submitted" ? "ring" : "solid"} className={className}>
      {label ?? i18n._(stateNames[status])}
    </Badge>
  );
}
