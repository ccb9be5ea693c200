import { useLingui } from "@lingui/react/macro";
import { moderationLimits, type ModerationCase } from "@orbita/contract/moderation/schema";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";

const day = 86_400_000;

/** The date by which the reporter, or the author who appealed, must get an answer; null for decided cases. */
export function dueAt({
  state,
  created,
  appealed,
}: Pick<ModerationCase, "state" | "created" | "appealed">): string | null {
  if (state !== "open" && state !== "appealed") return null;
  const since = state === "appealed" ? (appealed ?? created) : created;
  return new Date(Date.parse(since) + moderationLimits.answerDays * day).toISOString();
}

export const isLate = (due: string | null, now: number): boolean => due !== null && Date.parse(due) < now;

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
