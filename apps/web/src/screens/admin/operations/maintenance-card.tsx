import { Trans, useLingui } from "@lingui/react/macro";
import type { Maintenance } from "@orbita/contract";
import { maintenanceLimits } from "@orbita/contract/operations/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { useState } from "react";
import { ExplainedCard } from "./explained-card.tsx";
import { MaintenanceDialog, type MaintenanceAction } from "./maintenance-dialog.tsx";
import { formatSpan } from "~/shell/format/span.ts";
import { PlanMaintenanceDialog } from "./plan-maintenance-dialog.tsx";
import styles from "./operations.module.css";

type MessageLanguage = keyof Maintenance["message"];

/** Maintenance mode: switch it on or off, plan it, and edit the message that users read during maintenance. */
export function MaintenanceCard({ maintenance }: { maintenance: Maintenance }) {
  const { t, i18n } = useLingui();
  const { on, from, until, version } = maintenance;
  const [act, setAct] = useState<MaintenanceAction | null>(null);
  const [planning, setPlanning] = useState(false);
  const plan = from === null ? null : formatSpan(i18n.locale, from, until);
  return (
    <ExplainedCard
      title={t`Maintenance`}
      help={
        <Trans>
          During maintenance, everyone except administrators sees the message in place of every page, and anything they
          were writing is kept. The pages come back automatically. Scheduled maintenance is announced to signed-in users
          from the day before. It starts automatically and, if it has an end time, ends automatically.
        </Trans>
      }
    >
      <Card.Body className={styles.maintenance}>
        <div className={styles.line}>
          <p>
            <b>{on ? <Trans>Platform closed</Trans> : <Trans>Platform open</Trans>}</b>
            <br />
            <span className={styles.muted}>
              {plan === null ? <Trans>Nothing scheduled</Trans> : <Trans>Scheduled: {plan}</Trans>}
            </span>
          </p>
          <Switch
            hideLabel
            label={t`Maintenance`}
            checked={on}
            onChange={() => setAct(on ? { kind: "open" } : { kind: "close" })}
          />
        </div>
        <Message key={version} maintenance={maintenance} onSave={(message) => setAct({ kind: "message", message })} />
      </Card.Body>
      <Card.Foot>
        <Button size="sm" variant="outline" onClick={() => setPlanning(true)}>
          {plan === null ? <Trans>Schedule…</Trans> : <Trans>Edit schedule…</Trans>}
        </Button>
        {plan !== null && (
          <Button size="sm" variant="quiet" onClick={() => setAct({ kind: "unplan" })}>
            <Trans>Remove schedule…</Trans>
          </Button>
        )}
      </Card.Foot>
      {act && <MaintenanceDialog act={act} maintenance={maintenance} onClose={() => setAct(null)} />}
      {planning && <PlanMaintenanceDialog maintenance={maintenance} onClose={() => setPlanning(false)} />}
    </ExplainedCard>
  );
}

type MessageProps = { maintenance: Maintenance; onSave: (message: Maintenance["message"]) => void };

function Message({ maintenance, onSave }: MessageProps) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<MessageLanguage>("it");
  const [message, setMessage] = useState(maintenance.message);
  const changed = message.it !== maintenance.message.it || message.en !== maintenance.message.en;
  return (
    <>
      <TextArea
        id="maintenance-message"
        lang={language}
        label={t`Message`}
        rows={3}
        maxLength={maintenanceLimits.message.max}
        value={message[language]}
        onChange={(event) => setMessage({ ...message, [language]: event.currentTarget.value })}
        hint={t`We’ll ask you to confirm before closing the platform. Administrators keep access.`}
        aside={
          <SegmentedControl
            label={t`Message language`}
            className={styles.languages}
            value={language}
            onChange={setLanguage}
            segments={[
              { value: "it", label: "it" },
              { value: "en", label: "en" },
            ]}
          />
        }
      />
      {changed && (
        <div className={styles.acts}>
          <Button size="sm" onClick={() => onSave(message)}>
            <Trans>Save message…</Trans>
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setMessage(maintenance.message)}>
            <Trans>Undo changes</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
