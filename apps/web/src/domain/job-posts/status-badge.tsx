import { useLingui } from "@lingui/react";
import type { JobPostStatus } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { statusStyles } from "./status-labels.ts";

export function StatusBadge({ status }: { status: JobPostStatus }) {
  const { i18n } = useLingui();
  const { label, tone, dot } = statusStyles[status];
  return (
    <Badge tone={tone} dot={dot}>
      {i18n._(label)}
    </Badge>
  );
}
