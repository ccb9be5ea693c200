import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Run } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconPlayerPause } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SpaceField, type SpaceSuggestion } from "~/domain/spaces/space-field.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { useNow } from "~/shell/format/use-now.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { periodsOf, formatRunPeriod } from "./periods.ts";
import { runsOfQuery } from "~/domain/operations/queries.ts";
import { RunLink } from "./run-link.tsx";
import { StopDialog } from "./stop-dialog.tsx";
import { LastRun, Progress, LastAttempt } from "./trigger-body.tsx";
import { cardState, type TriggerCardState } from "./trigger-state.ts";
import { subjectOf, type BillingStep } from "./triggers.ts";
import { useRefetchRuns } from "./use-refetch-runs.ts";
import styles from "./trigger-card.module.css";

/** The card of one billing step: choose the period, make a dry run, run it, see the result. */
export function TriggerCard({ trigger }: { trigger: BillingStep }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const periods = periodsOf(trigger, now);
  const [chosen, setChosen] = useState(periods[0] ?? "");
  const [space, setSpace] = useState<SpaceSuggestion | null>(null);
  const [unclear, setUnclear] = useState(false);
  // State of the card and not of its foot, because the foot unmounts when the run ends: the user would lose the typed reason.
  const [stopping, setStopping] = useState<Run | null>(null);
  const { data, error, refetch } = useQuery(runsOfQuery(trigger.what));
  const order = { period: chosen, space: space?.id ?? null };
  const state = cardState(data?.content ?? [], subjectOf(order), now);
  const period = state.running?.subject.split(" ")[0] ?? chosen;
  // A run that was started elsewhere can have a period that is not among the options.
  const offered = periods.includes(period) ? periods : [period, ...periods];
  const optionWords = (value: string): string => {
    const words = formatRunPeriod(i18n, value);
    return trigger.chosen ? i18n._({ ...trigger.chosen, values: { period: words } }) : words;
  };
  return (
    <Card aria-labelledby={trigger.what} className={styles.trigger}>
      <Card.Body className={styles.triggerBody}>
        <div className={styles.triggerHead}>
          <Icon icon={trigger.icon} />
          <div>
            <h2 id={trigger.what} className={styles.triggerTitle}>
              {i18n._(trigger.title)}
            </h2>
            <Text size="sm" tone="muted">
              {i18n._(trigger.words)}
            </Text>
          </div>
        </div>
        <NativeSelect
          id={`${trigger.what}-period`}
          size="sm"
          hideLabel
          label={trigger.of === "day" ? t`Day` : t`Month`}
          options={offered.map((value) => ({ value, label: optionWords(value) }))}
          value={period}
          disabled={state.running !== null}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        {state.running === null && <OneSpace id={trigger.what} onPick={setSpace} onUnclear={setUnclear} />}
        {error ? (
          <QueryFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Body state={state} trigger={trigger} />
        )}
      </Card.Body>
      {state.running ? (
        <RunningFoot run={state.running} onStop={setStopping} />
      ) : (
        <Acts
          key={subjectOf(order)}
          trigger={trigger}
          order={order}
          only={space?.name}
          unclear={unclear}
          tried={state.tried}
        />
      )}
      {stopping && <StopDialog run={stopping} onClose={() => setStopping(null)} />}
    </Card>
  );
}

function Body({ state: { running, tried, last }, trigger }: { state: TriggerCardState; trigger: BillingStep }) {
  if (running) return <Progress run={running} />;
  if (tried) return <LastAttempt run={tried} />;
  return <LastRun run={last} trigger={trigger} />;
}

function RunningFoot({ run, onStop }: { run: Run; onStop: (run: Run) => void }) {
  return (
    <Card.Foot>
      <Button size="sm" variant="outline" icon={IconPlayerPause} onClick={() => onStop(run)}>
        <Trans>Stop after this row…</Trans>
      </Button>
      <span className={styles.end}>
        <RunLink id={run.id}>
          <Trans>Rows</Trans>
        </RunLink>
      </span>
    </Card.Foot>
  );
}

type SpaceFieldProps = {
  id: string;
  onPick: (space: SpaceSuggestion | null) => void;
  onUnclear: (unclear: boolean) => void;
};

/** Limits the billing step to one Space. Rarely needed, so it is hidden behind a link. */
function OneSpace({ id, onPick, onUnclear }: SpaceFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  if (!shown)
    return (
      <TextLink className={styles.oneSpace} onClick={() => setShown(true)}>
        <Trans>Limit to one Space</Trans>
      </TextLink>
    );
  return (
    <SpaceField
      id={`${id}-space`}
      label={t`Only this Space`}
      optional={t`optional`}
      onPick={onPick}
      onUnclear={onUnclear}
    />
  );
}

type TriggerActionsProps = {
  trigger: BillingStep;
  order: { period: string; space: string | null };
  /** Name of the Space to which the run is limited; undefined for all Spaces. */
  only: string | undefined;
  /** True if the typed text matches no Space. Actions are then disabled, because the run would cover all Spaces. */
  unclear: boolean;
  tried: Run | null;
};

/** The buttons of a trigger. They offer the dry run first; afterwards the run button names the exact action and count. */
function Acts({ trigger, order, only, unclear, tried }: TriggerActionsProps) {
  const { t, i18n } = useLingui();
  const lookAgain = useRefetchRuns();
  const [asking, setAsking] = useState(false);
  const dry = useMutation({ mutationFn: () => trigger.start({ ...order, dry: true }), onSuccess: lookAgain });
  const count = tried?.state === "done" ? tried.ok : null;
  const period = formatRunPeriod(i18n, order.period);
  const texts = count === null ? trigger.atOnce : { label: trigger.act, ask: trigger.ask };
  const fill = (message: MessageDescriptor) => i18n._({ ...message, values: { count, period } });
  return (
    <>
      {dry.error && (
        <div className={styles.refusal}>
          <Note tone="danger" role="alert">
            {failureText(i18n, dry.error)}
          </Note>
        </div>
      )}
      <Card.Foot>
        {count !== null && count > 0 && (
          <Button size="sm" disabled={unclear} onClick={() => setAsking(true)}>
            {fill(trigger.open)}
          </Button>
        )}
        <Button
          size="sm"
          variant={count === null || count === 0 ? "outline" : "quiet"}
          disabled={unclear}
          busy={dry.isPending}
          onClick={() => dry.mutate()}
        >
          {tried ? t`Repeat dry run` : t({ message: "Start dry run", context: "button" })}
        </Button>
        {count === null && texts !== null && (
          <Button size="sm" variant="quiet" disabled={unclear} onClick={() => setAsking(true)}>
            <Trans>Run…</Trans>
          </Button>
        )}
        {count === 0 && (
          <Text as="span" size="sm" tone="muted">
            <Trans>Nothing to do</Trans>
          </Text>
        )}
      </Card.Foot>
      {asking && texts !== null && (
        <ReasonDialog
          title={fill(texts.ask)}
          submitLabel={fill(texts.label)}
          act={async (reason) => {
            await trigger.start({ ...order, dry: false, reason });
            await lookAgain();
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            <b>{only ? <Trans>This run is for {only} only.</Trans> : <Trans>This run is for all Spaces.</Trans>}</b>{" "}
            {i18n._(trigger.will)}
          </p>
        </ReasonDialog>
      )}
    </>
  );
}
