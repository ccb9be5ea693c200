import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceVerification } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { VerifiedBadge, VerifiedDetails } from "~/domain/spaces/public/verified-badge.tsx";
import { partId } from "../part-section.tsx";
import { SettingsNav } from "../parts-nav.tsx";
import settings from "~/domain/spaces/space-settings.module.css";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { formatCount, formatDay } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { CanAndCannot } from "~/domain/spaces/can-and-cannot.tsx";
import { DomainsCard } from "./domains-card.tsx";
import { verificationQuery } from "./queries.ts";
import { VatCard } from "./vat-card.tsx";
import styles from "~/domain/spaces/verification.module.css";

/** The page where a Space proves that there is a company behind it. Every change is saved at once. */
export function VerificationPage() {
  const { t } = useLingui();
  const space = useActingSpace();
  useSetCrumb(t`Verification`);
  const { data, error, refetch } = useQuery(verificationQuery(space.id));
  return (
    <>
      <PageHeader
        title={t`Settings`}
        meta={<bdi>{space.name}</bdi>}
        actions={
          <ButtonLink variant="outline" icon={IconEye} link={<Link to="/space/$url" params={{ url: space.url }} />}>
            <Trans>View public page</Trans>
          </ButtonLink>
        }
      />
      <div className={settings.layout}>
        <div className={settings.nav}>
          <SettingsNav
            current="verification"
            renderLink={(part) => (
              <Link
                to="/work/$space/settings"
                params={{ space: space.url }}
                hash={partId(part)}
                activeOptions={{ exact: true }}
              />
            )}
          />
        </div>
        <div className={styles.page}>
          <header>
            <Heading level={2}>
              <Trans>Verification</Trans>
            </Heading>
            <Text tone="muted">
              <Trans>
                Verification lets you see names in talent search, open CVs, send contact requests, add CVs and sponsor
                jobs.
              </Trans>
            </Text>
          </header>
          {data ? (
            <Parts verification={data} isOwner={space.role === "owner"} />
          ) : error ? (
            <QueryFailure error={error} onRetry={() => void refetch()} />
          ) : (
            <LoadingList label={t`Loading`} shape="none" />
          )}
        </div>
      </div>
    </>
  );
}

function Parts({ verification, isOwner }: { verification: SpaceVerification; isOwner: boolean }) {
  return (
    <>
      <Summary verification={verification} />
      {!isOwner && (
        <Note>
          <Trans>Only owners can manage verification.</Trans>
        </Note>
      )}
      {!verification.verified && <CanAndCannot />}
      <Part
        title={<Trans>Domains</Trans>}
        hint={<Trans>A DNS record proves that the website is yours. One domain is enough to verify the Space.</Trans>}
      >
        <DomainsCard verification={verification} isOwner={isOwner} />
      </Part>
      <Part
        title={<Trans>VAT number</Trans>}
        hint={
          <Trans>
            We compare the number with the European VAT register (VIES) and the name with the one on invoices.
          </Trans>
        }
      >
        <VatCard verification={verification} isOwner={isOwner} />
      </Part>
      <Part
        title={<Trans>What candidates see</Trans>}
        hint={
          <Trans>
            The label appears on jobs, on the public page and in contact requests. It says what we checked and when.
          </Trans>
        }
      >
        <Preview verification={verification} />
      </Part>
    </>
  );
}

function Part({ title, hint, children }: { title: ReactNode; hint: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <header>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {hint}
        </Text>
      </header>
      {children}
    </section>
  );
}

function Summary({ verification: { verified, since, until, domains, vat } }: { verification: SpaceVerification }) {
  const { i18n } = useLingui();
  const day = (at: string) => formatDay(i18n.locale, at);
  const proved = domains.filter(({ state }) => state === "verified" || state === "failing").length;
  const [of, all] = [formatCount(i18n.locale, proved), formatCount(i18n.locale, domains.length)];
  const [from, to] = [since && day(since), until && day(until)];
  const checked = vat.checkedAt && day(vat.checkedAt);
  const requested = vat.requestedAt && day(vat.requestedAt);
  return (
    <dl className={styles.summary}>
      <div>
        <dt>
          <Trans>Space status</Trans>
        </dt>
        <dd>
          {verified ? (
            <Badge tone="positive">
              <Trans>Verified</Trans>
            </Badge>
          ) : (
            <Badge tone="warning">
              <Trans>Not verified</Trans>
            </Badge>
          )}
        </dd>
        {verified && (
          <dd className={styles.small}>
            <Trans>
              From {from} to {to}
            </Trans>
          </dd>
        )}
      </div>
      <div>
        <dt>
          <Trans>Domains</Trans>
        </dt>
        <dd>
          {domains.length === 0 ? (
            <Trans>None yet</Trans>
          ) : (
            <Trans>
              {of} of {all} verified
            </Trans>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>VAT number</Trans>
        </dt>
        <dd>
          {checked ? <Trans>Confirmed</Trans> : requested ? <Trans>Check requested</Trans> : <Trans>Not checked</Trans>}
        </dd>
        {(checked ?? requested) && (
          <dd className={styles.small}>
            {checked ? <Trans>Checked on {checked}</Trans> : <Trans>Requested on {requested}</Trans>}
          </dd>
        )}
      </div>
    </dl>
  );
}

function Preview({ verification: { domains, vat, since } }: { verification: SpaceVerification }) {
  const { name } = useActingSpace();
  const [today] = useState(() => new Date().toISOString());
  const proved = domains.find(({ state }) => state === "verified");
  const example = {
    domain: proved?.domain ?? domains[0]?.domain ?? null,
    vat: vat.checkedAt !== null,
    checkedAt: proved?.provedAt ?? vat.checkedAt ?? since ?? today,
  };
  return (
    <div className={styles.previews}>
      {[example, null].map((facts) => (
        <div key={facts ? "with" : "without"} className={styles.preview}>
          <Text size="sm" tone="muted">
            {facts ? <Trans>With verification</Trans> : <Trans>Without verification</Trans>}
          </Text>
          <p>
            <bdi>{name}</bdi> <VerifiedBadge facts={facts} />
          </p>
          <VerifiedDetails facts={facts} />
        </div>
      ))}
    </div>
  );
}
