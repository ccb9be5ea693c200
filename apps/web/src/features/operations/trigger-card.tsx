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
import { SpaceField, type Picked } from "~/features/billing-admin/space-field.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { useNow } from "~/shell/format/use-now.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { periodsOf, periodWords } from "./periods.ts";
import { runsOfQuery } from "~/domain/operations/queries.ts";
import { RunLink } from "./run-link.tsx";
import { StopDialog } from "./stop-dialog.tsx";
import { Last, Progress, Tried } from "./trigger-body.tsx";
import { cardState, type CardState } from "./trigger-state.ts";
import { subjectOf, type Trigger } from "./triggers.ts";
import { useLookAgain } from "./use-look-again.ts";
import styles from "./operations.module.css";

/** One billing step: choose the period, dry-run it, run it, see the result. */
export function TriggerCard({ trigger }: { trigger: Trigger }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const periods = periodsOf(trigger, now);
  const [chosen, setChosen] = useState(periods[0] ?? "");
  const [space, setSpace] = useState<Picked | null>(null);
  const [unclear, setUnclear] = useState(false);
  const { data, error, refetch } = useQuery(runsOfQuery(trigger.what));
  const order = { period: chosen, space: space?.id ?? null };
  const state = cardState(data?.content ?? [], subjectOf(order), now);
  const period = state.running?.subject.split(" ")[0] ?? chosen;
  // A run started elsewhere can have a period that is not among the options.
  const offered = periods.includes(period) ? periods : [period, ...periods];
  const optionWords = (value: string): string => {
    const words = periodWords(i18n, value);
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
        <RunningFoot run={state.running} />
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
    </Card>
  );
}

function Body({ state: { running, tried, last }, trigger }: { state: CardState; trigger: Trigger }) {
  if (running) return <Progress run={running} />;
  if (tried) return <Tried run={tried} />;
  return <Last run={last} trigger={trigger} />;
}

function RunningFoot({ run }: { run: Run }) {
  const [stopping, setStopping] = useState(false);
  return (
    <Card.Foot>
      <Button size="sm" variant="outline" icon={IconPlayerPause} onClick={() => setStopping(true)}>
        <Trans>Stop after this one</Trans>
      </Button>
      <span className={styles.end}>
        <RunLink id={run.id}>
          <Trans>Lines</Trans>
        </RunLink>
      </span>
      {stopping && <StopDialog run={run} onClose={() => setStopping(false)} />}
    </Card.Foot>
  );
}

type Choosing = { id: string; onPick: (space: Picked | null) => void; onUnclear: (unclear: boolean) => void };

/** Limits the step to one Space. Rarely needed, so it is behind a link. */
function OneSpace({ id, onPick, onUnclear }: Choosing) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  if (!shown)
    return (
      <TextLink className={styles.oneSpace} onClick={() => setShown(true)}>
        <Trans>Only one Space…</Trans>
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

type Acting = {
  trigger: Trigger;
  order: { period: string; space: string | null };
  /** Name of the Space, when limited to one. */
  only: string | undefined;
  /** The typed text matches no Space. Actions are disabled, because the run would cover all Spaces. */
  unclear: boolean;
  tried: Run | null;
};

/** Offers the dry run first; afterwards the button names the exact action and count. */
function Acts({ trigger, order, only, unclear, tried }: Acting) {
  const { t, i18n } = useLingui();
  const lookAgain = useLookAgain();
  const [asking, setAsking] = useState(false);
  const dry = useMutation({ mutationFn: () => trigger.start({ ...order, dry: true }), onSuccess: lookAgain });
  const count = tried?.state === "done" ? tried.ok : null;
  const act = count === null ? trigger.atOnce && i18n._(trigger.atOnce) : i18n._({ ...trigger.act, values: { count } });
  const of = periodWords(i18n, order.period);
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
        {count !== null && act !== null && count > 0 && (
          <Button size="sm" disabled={unclear} onClick={() => setAsking(true)}>
            {act}…
          </Button>
        )}
        <Button
          size="sm"
          variant={count === null || count === 0 ? "outline" : "quiet"}
          disabled={unclear}
          busy={dry.isPending}
          onClick={() => dry.mutate()}
        >
          {tried ? t`Try again dry` : t`Dry run`}
        </Button>
        {count === null && act !== null && (
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
      {asking && act !== null && (
        <ReasonDialog
          title={`${act}: ${of}`}
          submitLabel={act}
          act={async (reason) => {
            await trigger.start({ ...order, dry: false, reason });
            await lookAgain();
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            <b>{only ? <Trans>Only for {only}.</Trans> : <Trans>For all Spaces.</Trans>}</b> {i18n._(trigger.will)}
          </p>
        </ReasonDialog>
      )}
    </>
  );
}
