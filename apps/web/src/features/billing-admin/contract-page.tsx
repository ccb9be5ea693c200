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
import { contractSteps } from "./history-words.ts";
import { toList, toRoom } from "./places.ts";
import { contractHistoryQuery, contractQuery, spaceQuery } from "~/domain/invoices/admin-queries.ts";
import styles from "./billing-admin.module.css";

const search = <Link {...toRoom("contracts")} />;

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
        title={t`There is no such Space`}
        actions={
          <ButtonLink link={search}>
            <Trans>Search another Space</Trans>
          </ButtonLink>
        }
      />
    );
  const name = space?.name;
  return (
    <>
      <PageHeader
        title={name ? t`Contract of ${name}` : t`Contract of a Space`}
        meta={<Ways id={id} url={space?.url} />}
        actions={
          data && (
            <Button size="sm" onClick={() => setChanging(true)}>
              <Trans>Change the contract…</Trans>
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
          <Trans>Search another Space</Trans>
        </TextLink>,
        <TextLink key="invoices" link={<Link {...toList} search={{ spaceId: id }} />}>
          <Trans>Its invoices</Trans>
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
        <Note tone="warning" title={t`Sponsoring rests since ${since}.`}>
          <Trans>An invoice is not paid. It goes on by itself when everything is.</Trans>
        </Note>
      )}
      <Card aria-labelledby="agreed">
        <Card.Head id="agreed" title={t`What was agreed`} />
        <Card.Body>
          <DataList
            items={[
              { term: t`Licence a month`, value: formatCents(i18n.locale, licenceCents) },
              { term: t`Free slots`, value: formatCount(i18n.locale, freeSlots) },
              { term: t`Sponsored slots`, value: formatCount(i18n.locale, premiumSlots) },
              { term: t`Begins on`, value: day(startsOn) },
              { term: t`Ends on`, value: endsOn ? day(endsOn) : t`Until somebody ends it` },
              { term: t`Our note`, value: note ? <bdi>{note}</bdi> : "—" },
            ]}
          />
        </Card.Body>
      </Card>
    </>
  );
}
