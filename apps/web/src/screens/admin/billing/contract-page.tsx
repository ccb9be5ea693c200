import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceContract } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatCents } from "~/domain/invoices/format.ts";
import { noonOf } from "~/shell/calendar/rome-days.ts";
import { problemOf } from "~/shell/api/failure.ts";
import { formatCount, formatLongDay } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { ChangeHistory } from "./change-history.tsx";
import { ContractDialog } from "./contract-dialog.tsx";
import { contractSteps } from "./history-labels.ts";
import { toList, toBillingPage } from "./places.ts";
import { contractHistoryQuery, contractQuery, spaceQuery } from "~/domain/invoices/admin-queries.ts";
import styles from "./billing-admin.module.css";

const search = <Link {...toBillingPage("contracts")} />;

/** The contract of one Space, with its history. */
export function ContractPage({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(contractQuery(id));
  const space = useQuery(spaceQuery(id)).data;
  const [changing, setChanging] = useState(false);
  const status = problemOf(error)?.status;
  if (status === 404 || status === 422)
    return (
      <StateView
        kind="notFound"
        level={1}
        title={t`This Space doesn’t exist or has been deleted`}
        actions={
          <ButtonLink link={search}>
            <Trans>Find another Space</Trans>
          </ButtonLink>
        }
      />
    );
  const name = space?.name;
  return (
    <>
      <PageHeader
        title={name ? t`Contract with ${name}` : t`Space contract`}
        meta={<Ways id={id} url={space?.url} />}
        actions={
          data && (
            <Button size="sm" onClick={() => setChanging(true)}>
              <Trans>Edit contract…</Trans>
            </Button>
          )
        }
        ruled
      />
      {data ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <Agreed contract={data} />
          </div>
          <div className={styles.column}>
            <ChangeHistory query={contractHistoryQuery(id)} steps={contractSteps} />
          </div>
        </div>
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
      {data && changing && <ContractDialog id={id} contract={data} onClose={() => setChanging(false)} />}
    </>
  );
}

function Ways({ id, url }: { id: string; url: string | undefined }) {
  return (
    <Meta
      as="span"
      items={[
        <TextLink key="search" link={search}>
          <Trans>Find another Space</Trans>
        </TextLink>,
        <TextLink key="invoices" link={<Link {...toList} search={{ spaceId: id }} />}>
          <Trans>Invoices for this Space</Trans>
        </TextLink>,
        url && (
          <TextLink key="page" link={<Link to="/space/$url" params={{ url }} />}>
            <Trans>Public page</Trans>
          </TextLink>
        ),
      ]}
    />
  );
}

function Agreed({ contract }: { contract: SpaceContract }) {
  const { t, i18n } = useLingui();
  const { licenceCents, freeSlots, premiumSlots, startsOn, endsOn, pausedSince, note } = contract;
  const day = (of: string) => formatLongDay(i18n.locale, noonOf(of));
  const since = pausedSince && formatLongDay(i18n.locale, pausedSince);
  return (
    <>
      {since && (
        <Note tone="warning" title={t`Sponsorship paused since ${since}.`}>
          <Trans>There’s an unpaid invoice. Sponsorship will restart automatically once everything is paid.</Trans>
        </Note>
      )}
      <Card aria-labelledby="agreed">
        <Card.Head id="agreed" title={t`Agreed terms`} />
        <Card.Body>
          <DataList
            items={[
              { term: t`Monthly licence`, value: formatCents(i18n.locale, licenceCents) },
              { term: t`Free slots`, value: formatCount(i18n.locale, freeSlots) },
              { term: t`Sponsored slots`, value: formatCount(i18n.locale, premiumSlots) },
              { term: t`Start date`, value: day(startsOn) },
              { term: t`End date`, value: endsOn ? day(endsOn) : t`No end date` },
              { term: t`Internal note`, value: note ? <bdi>{note}</bdi> : "—" },
            ]}
          />
        </Card.Body>
      </Card>
    </>
  );
}
