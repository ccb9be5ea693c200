import { useLingui } from "@lingui/react/macro";
import type { ModerationCase } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { dueAt, isLate } from "./due.ts";

/** The date by which a moderation case must be answered, and whether it is late; for a decided case, the decision. */
export function DueBadge({ one }: { one: ModerationCase }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const due = dueAt(one);
  if (due === null) return one.decision === "disabled" ? <Badge>{t`Hidden`}</Badge> : <Badge>{t`Stays visible`}</Badge>;
  const when = formatMoment(i18n.locale, due, now);
  return isLate(due, now) ? (
    <Badge tone="danger">{t`Late, due ${when}`}</Badge>
  ) : (
    <Badge tone="info" dot="ring">{t`Due ${when}`}</Badge>
  );
}
