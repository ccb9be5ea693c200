import { Trans, useLingui } from "@lingui/react/macro";
import type { SignInSession } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import type { IconShape } from "@orbita/ui/icons/icon.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { IconDeviceLaptop, IconDeviceMobile, IconDeviceTablet, IconDevices } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { deviceLine } from "~/domain/activity/device-line.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { CardFailure } from "~/shell/form/card-failure.tsx";
import { securityKey, sessionsQuery } from "./queries.ts";
import styles from "./security.module.css";

const icons: Record<SignInSession["device"], IconShape> = {
  computer: IconDeviceLaptop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  other: IconDevices,
};

function SessionRow({ session, now, onEnd }: { session: SignInSession; now: number; onEnd: () => void }) {
  const { t, i18n } = useLingui();
  const device = deviceLine(i18n, session);
  return (
    <SettingRow
      icon={icons[session.device]}
      title={
        <span className={styles.session}>
          {device}
          {session.current && (
            <Badge tone="accent">
              <Trans>This device</Trans>
            </Badge>
          )}
        </span>
      }
      hint={
        <Meta
          as="span"
          items={[
            session.address && <bdi key="address">{session.address}</bdi>,
            session.current ? t`now` : formatMoment(i18n.locale, session.lastUsed, now),
          ]}
        />
      }
      control={
        !session.current && (
          <Button variant="quiet" size="sm" onClick={onEnd} aria-label={t`Sign out ${device}`}>
            <Trans context="a device">Sign out…</Trans>
          </Button>
        )
      }
    />
  );
}

/** The user's active sessions. A session that ends, here or elsewhere, disappears from the list at once. */
export function SessionsCard() {
  const { t, i18n } = useLingui();
  const id = useId();
  const queries = useQueryClient();
  const { data: sessions, error, refetch, dataUpdatedAt } = useQuery(sessionsQuery);
  // The session to end. Stays set while the dialog closes, so that the dialog's text does not change.
  const [ended, setEnded] = useState<SignInSession | null>(null);
  const [ending, setEnding] = useState(false);
  const [endingAll, setEndingAll] = useState(false);
  const own = sessions?.find(({ current }) => current)?.id;
  useEffect(
    () =>
      onChangeEvent("session.ended", (message) => {
        // The shell handles the end of this browser's own session; a refetch with that session would be rejected.
        if (message.id !== own) void queries.invalidateQueries({ queryKey: securityKey });
      }),
    [queries, own],
  );
  const device = ended ? deviceLine(i18n, ended) : "";
  return (
    <Card aria-labelledby={id}>
      <Card.Head
        id={id}
        title={<Trans>Signed-in devices</Trans>}
        actions={
          sessions &&
          sessions.length > 1 && (
            <Button size="sm" onClick={() => setEndingAll(true)}>
              <Trans>Sign out others…</Trans>
            </Button>
          )
        }
      />
      {error && !sessions ? (
        <CardFailure error={error} onRetry={() => void refetch()} />
      ) : sessions ? (
        <ItemList
          items={sessions.map((session) => ({
            key: session.id,
            content: (
              <SessionRow
                session={session}
                now={dataUpdatedAt}
                onEnd={() => {
                  setEnded(session);
                  setEnding(true);
                }}
              />
            ),
          }))}
        />
      ) : (
        <LoadingList label={t`Loading`} rows={2} />
      )}
      <AskDialog
        opened={ending}
        onClose={() => setEnding(false)}
        title={t`Sign out ${device}?`}
        confirm={t`Sign out device`}
        act={() => answered(api().accounts.endSignIn({ params: { id: ended?.id ?? "" } }))}
        onDone={() => showToast({ message: t`${device} signed out` })}
      >
        <Trans>That device will be signed out within two seconds. Anything not saved there will be lost.</Trans>
      </AskDialog>
      <AskDialog
        opened={endingAll}
        onClose={() => setEndingAll(false)}
        title={t`Sign out of all other devices?`}
        confirm={t`Sign out others`}
        act={() => answered(api().accounts.endOtherSignIns({}))}
        onDone={() => showToast({ message: t`Other devices signed out` })}
      >
        <Trans>All other devices will be signed out within two seconds. Anything not saved there will be lost.</Trans>
      </AskDialog>
    </Card>
  );
}
