import { useLingui } from "@lingui/react/macro";
import type { ModerationCase } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Timeline } from "@orbita/ui/patterns/timeline.tsx";
import { useQuery } from "@tanstack/react-query";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { caseHistoryQuery } from "~/domain/moderation/admin-queries.ts";

type CaseHistoryEntry = {
  at: string;
  by: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};
type CaseHistoryStep = { at: string; by: string | null; state: string; decision: string; rule: string };

/**
 * The states of a case, one for each change.
 * A change has only the changed columns, so a state is the merge of all changes up to it.
 */
function stepsOf(changes: readonly CaseHistoryEntry[]): CaseHistoryStep[] {
  let all: Record<string, unknown> = {};
  return changes.flatMap(({ at, by, before, after }) => {
    all = { ...all, ...after };
    if (before !== null && after?.["state"] === undefined) return [];
    const word = (name: string) => (typeof all[name] === "string" ? all[name] : "");
    return [{ at, by, state: word("state"), decision: word("decision"), rule: word("rule") }];
  });
}

/** The read-only history of a case: decisions and the admins who made them. */
export function CaseHistory({ one }: { one: ModerationCase }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { data, error, refetch } = useQuery(caseHistoryQuery(one.id));
  const steps = stepsOf(data ?? []);
  const titleOf = (state: unknown, decision: unknown): string => {
    if (state === "open") return t`Case opened`;
    if (state === "appealed") return t`Decision appealed`;
    return decision === "disabled" ? t`Decision: content hidden` : t`Decision: content stays visible`;
  };
  return (
    <Card>
      <Card.Head title={t`History (read-only)`} />
      <Card.Body>
        {error && <QueryFailure error={error} onRetry={() => void refetch()} />}
        <Timeline
          items={steps.map(({ at, by, state, decision, rule }) => ({
            key: at,
            title: titleOf(state, decision),
            details: state !== "open" && state !== "appealed" && <bdi>{[by, rule].filter(Boolean).join(" · ")}</bdi>,
            time: formatMoment(i18n.locale, at, now),
            at,
          }))}
        />
      </Card.Body>
    </Card>
  );
}
