import { Trans, useLingui } from "@lingui/react/macro";
import type { DomainState, SpaceDomain } from "@orbita/contract";
import { Badge, type BadgeTone } from "@orbita/ui/base/badge.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconCopy, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatClock, formatDay } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { useVerificationWrite } from "./queries.ts";
import { RemoveDomain } from "./remove-domain.tsx";
import styles from "~/domain/spaces/verification.module.css";

const tones: Record<DomainState, BadgeTone> = {
  verified: "positive",
  waiting: "warning",
  failing: "danger",
  lapsed: "neutral",
};

/** A domain of the Space with its state and, unless it is verified, its DNS record. */
export function DomainRow({ domain, isOwner }: { domain: SpaceDomain; isOwner: boolean }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const [removing, setRemoving] = useState(false);
  const check = useVerificationWrite<void>(space.id, () =>
    api().verification.checkDomain({ params: { id: space.id, domainId: domain.id } }),
  );
  const words: Record<DomainState, string> = {
    verified: t`Verified`,
    waiting: t`Pending`,
    failing: t`Record missing`,
    lapsed: t`Expired`,
  };
  const isOpen = domain.state !== "verified";
  return (
    <div className={styles.domain}>
      <div className={styles.domainHead}>
        <b>
          <bdi>{domain.domain}</bdi>
        </b>
        <Badge tone={tones[domain.state]}>{words[domain.state]}</Badge>
      </div>
      <Text size="sm" tone="muted">
        <StateSentence domain={domain} />
      </Text>
      {isOpen && <RecordTable domain={domain} />}
      {isOpen && (
        <Text size="xs" tone="muted" className={styles.checks}>
          {domain.checks.map(({ at, outcome }) => (
            <span key={at}>
              <CheckSentence outcome={outcome} day={formatDay(i18n.locale, at)} time={formatClock(i18n.locale, at)} />
            </span>
          ))}
        </Text>
      )}
      {check.error && (
        <Note tone="danger" role="alert">
          {failureText(i18n, check.error)}
        </Note>
      )}
      {isOwner && (
        <div className={styles.domainActs}>
          <Button variant="quiet" size="sm" onClick={() => setRemoving(true)}>
            <Trans>Remove domain…</Trans>
          </Button>
          <Button
            variant={isOpen ? "primary" : "outline"}
            size="sm"
            icon={IconRefresh}
            busy={check.isPending}
            onClick={() => check.mutate()}
          >
            <Trans>Check now</Trans>
          </Button>
        </div>
      )}
      {removing && <RemoveDomain domain={domain} onClose={() => setRemoving(false)} />}
    </div>
  );
}

function StateSentence({
  domain: { state, proof, provedAt, expiresAt, failingSince, checkedUntil, link },
}: {
  domain: SpaceDomain;
}) {
  const { i18n } = useLingui();
  const day = (at: string | null) => (at === null ? "" : formatDay(i18n.locale, at));
  const [proved, expires, failing, until] = [day(provedAt), day(expiresAt), day(failingSince), day(checkedUntil)];
  if (state === "verified")
    return proof === "dns" ? (
      <Trans>Record found on {proved}. We’ll check it again every month.</Trans>
    ) : (
      <Trans>
        Confirmed by email on {proved}, valid until {expires}.
      </Trans>
    );
  if (state === "failing")
    return (
      <Trans>
        The record has been missing since {failing}. If you don’t restore it by {expires}, the domain will lose its
        verification.
      </Trans>
    );
  if (state === "lapsed")
    return <Trans>The verification expired on {expires}. Add the record again, then select “Check now”.</Trans>;
  if (link) {
    const { email } = link;
    return <Trans>We sent a link to {email}. You can also add this DNS record.</Trans>;
  }
  return until ? (
    <Trans>
      Add this record where your domain is managed, then select “Check now”. A new record can take up to an hour to
      appear: we’ll check every hour until {until}.
    </Trans>
  ) : (
    <Trans>Add this record where your domain is managed, then select “Check now”.</Trans>
  );
}

type CheckProps = { outcome: SpaceDomain["checks"][number]["outcome"]; day: string; time: string };
function CheckSentence({ outcome, day, time }: CheckProps) {
  if (outcome === "found")
    return (
      <Trans>
        {day}, {time}: record found
      </Trans>
    );
  if (outcome === "missing")
    return (
      <Trans>
        {day}, {time}: record not found
      </Trans>
    );
  return (
    <Trans>
      {day}, {time}: the DNS servers didn’t respond
    </Trans>
  );
}

function RecordTable({ domain: { record } }: { domain: SpaceDomain }) {
  const { t } = useLingui();
  const lines = [
    { label: t`Type`, value: "TXT", copy: null },
    { label: t`Name`, value: record.name, copy: t`Copy name` },
    { label: t`Value`, value: record.value, copy: t`Copy value` },
  ];
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    showToast({ message: t`Copied` });
  };
  return (
    <dl className={styles.record}>
      {lines.map((line) => (
        <div key={line.label}>
          <dt>{line.label}</dt>
          <dd dir="ltr">{line.value}</dd>
          {line.copy && (
            <Button
              variant="quiet"
              size="sm"
              icon={IconCopy}
              aria-label={line.copy}
              onClick={() => void copy(line.value)}
            >
              <Trans>Copy</Trans>
            </Button>
          )}
        </div>
      ))}
    </dl>
  );
}
