import { Trans, useLingui } from "@lingui/react/macro";
import type { GuestAlert, GuestFrequency } from "@orbita/contract";
import { guestFrequencies } from "@orbita/contract/saved-searches/guest-schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { OrbitLoader } from "@orbita/ui/base/orbit-loader.tsx";
import { Row } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { IconTrash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { guestFrequencyChoices } from "~/domain/saved-searches/guest-frequency-choices.ts";
import { toSavedSearchParams } from "~/domain/saved-searches/search-address.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { IncompleteLink } from "./incomplete-link.tsx";
import { useGuestAlerts } from "./use-guest-alerts.ts";
import styles from "./job-alerts.module.css";

/** The alerts of a guest: change how often they come, stop one, stop all. */
export function JobAlerts({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const { alerts, failure, isInvalid, isStopping, change, remove, stopAll } = useGuestAlerts(token);
  if (isInvalid) return <IncompleteLink />;
  return (
    <>
      <Heading level={1} size="lg">
        <Trans>Job alerts</Trans>
      </Heading>
      {failure !== null && (
        <Note tone="danger" role="alert">
          {failureText(i18n, failure)}
        </Note>
      )}
      {alerts === null && failure === null && <OrbitLoader label={t`Loading`} />}
      {alerts?.length === 0 && <NoAlerts />}
      {alerts && alerts.length > 0 && (
        <>
          <ItemList
            ruled="ink"
            label={t`Job alerts`}
            items={alerts.map((alert) => ({
              key: alert.id,
              content: (
                <AlertRow
                  alert={alert}
                  onChange={(frequency) => void change(alert.id, frequency)}
                  onRemove={() => void remove(alert.id)}
                />
              ),
            }))}
          />
          <Row gap={3} wrap>
            <Button variant="outline" busy={isStopping} onClick={() => void stopAll()}>
              <Trans>Turn off all alerts</Trans>
            </Button>
          </Row>
        </>
      )}
    </>
  );
}

type AlertRowProps = { alert: GuestAlert; onChange: (frequency: GuestFrequency) => void; onRemove: () => void };

function AlertRow({ alert, onChange, onRemove }: AlertRowProps) {
  const { t, i18n } = useLingui();
  const { name, frequency, address, broken } = alert;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <Link to="/jobs" search={toSavedSearchParams({ address, filters: [] })} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        {broken && (
          <Text size="sm" tone="muted">
            <Trans>This search uses a value that no longer exists. Request alerts again from the job search.</Trans>
          </Text>
        )}
      </div>
      <NativeSelect
        size="sm"
        hideLabel
        label={t`Alert frequency for “${name}”`}
        value={frequency}
        disabled={broken}
        onChange={(event) => onChange(event.currentTarget.value as GuestFrequency)}
        options={guestFrequencies.map((value) => ({ value, label: i18n._(guestFrequencyChoices[value]) }))}
      />
      <IconButton icon={IconTrash} label={t`Turn off alerts for “${name}”`} onClick={onRemove} />
    </div>
  );
}

const NoAlerts = () => (
  <>
    <div role="status">
      <Text size="lg" tone="muted">
        <Trans>
          No alerts go to your address, and we don’t store it. You can request alerts again from a job search.
        </Trans>
      </Text>
    </div>
    <Row gap={3}>
      <ButtonLink variant="primary" size="lg" link={<Link to="/jobs" />}>
        <Trans>Go to jobs</Trans>
      </ButtonLink>
    </Row>
  </>
);
