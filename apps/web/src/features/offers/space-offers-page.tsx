import { Trans, useLingui } from "@lingui/react/macro";
import { offerStates } from "@orbita/contract/contact-offers/schema";
import type { OfferState, Page, SpaceOffer } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { FilterMenu } from "@orbita/ui/patterns/filter-menu.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { pageDefaults } from "~/shell/navigation/page-search.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { usePager } from "~/shell/table/use-pager.tsx";
import { offersQuery, quotaQuery, useLiveOffers } from "./offer-queries.ts";
import { stateWords } from "./offer-words.ts";
import { OffersLeft } from "./offers-left.tsx";
import { SpaceOfferRow } from "./space-offer-row.tsx";
import { readSpaceOffers, type SpaceOffersSearch } from "./space-offers-search.ts";
import styles from "./offers.module.css";

/** The Space's sent offers and the responses. */
export function SpaceOffersPage({ search }: { search: SpaceOffersSearch }) {
  const { t } = useLingui();
  if (mayWrite(useActingSpace())) return <Offers search={search} />;
  return (
    <StateView kind="notAllowed" level={1} title={t`Only recruiters and owners can see contact requests`}>
      <Trans>An owner of the Space can change your role.</Trans>
    </StateView>
  );
}

function Offers({ search }: { search: SpaceOffersSearch }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const { page, state, id } = readSpaceOffers(search);
  useLiveOffers(space.id);
  const { data, error, refetch } = useQuery(offersQuery(space.id, { page, size: pageDefaults.size, state, id }));
  const left = useQuery(quotaQuery(space.id)).data?.left;
  return (
    <>
      <PageHeader
        title={t`Offers`}
        count={data?.totalElements ? formatCount(i18n.locale, data.totalElements) : undefined}
        meta={left !== undefined && <OffersLeft left={left} />}
      />
      <div className={styles.page}>
        <div role="group" aria-label={t`Filters`}>
          {id ? <OneOnly /> : <StateFilter state={state} />}
        </div>
        {error && !data ? (
          <QueryFailure error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingList label={t`Loading`} />
        ) : data.totalElements === 0 ? (
          <NoOffers state={state} />
        ) : (
          <Found shown={data} state={state} />
        )}
      </div>
    </>
  );
}

/** Shown when a link opens a single offer: leads to all offers. */
function OneOnly() {
  const { url } = useActingSpace();
  return (
    <TextLink link={<Link to="/work/$space/offers" params={{ space: url }} />}>
      <Trans>All offers</Trans>
    </TextLink>
  );
}

function StateFilter({ state }: { state: OfferState | undefined }) {
  const { t, i18n } = useLingui();
  const { url } = useActingSpace();
  const linkTo = (chosen?: OfferState) => (
    <Link to="/work/$space/offers" params={{ space: url }} search={chosen ? { state: chosen } : {}} />
  );
  return (
    <FilterMenu
      title={t`State`}
      shown={state ? i18n._(stateWords[state]) : t`State`}
      on={state !== undefined}
      choices={[
        { key: "", label: t`All`, chosen: state === undefined, link: linkTo() },
        ...offerStates.map((one) => ({
          key: one,
          label: i18n._(stateWords[one]),
          chosen: one === state,
          link: linkTo(one),
        })),
      ]}
    />
  );
}

function Found({ shown, state }: { shown: Page<SpaceOffer>; state: OfferState | undefined }) {
  const { t } = useLingui();
  const { url } = useActingSpace();
  const [now] = useState(Date.now);
  const pager = usePager(shown);
  const linkTo = (page: number) => (
    <Link to="/work/$space/offers" params={{ space: url }} search={{ page, ...(state && { state }) }} />
  );
  return (
    <>
      <ItemList
        ruled="ink"
        label={t`Offers`}
        items={shown.content.map((offer) => ({
          key: offer.id,
          content: <SpaceOfferRow offer={offer} now={now} />,
        }))}
      />
      {shown.totalPages > 1 && <Pagination {...pager} linkTo={linkTo} />}
    </>
  );
}

function NoOffers({ state }: { state: OfferState | undefined }) {
  const { t } = useLingui();
  const { url } = useActingSpace();
  if (state)
    return (
      <StateView
        kind="emptySearch"
        title={t`No offer in this state`}
        actions={
          <ButtonLink link={<Link to="/work/$space/offers" params={{ space: url }} />}>
            <Trans>All offers</Trans>
          </ButtonLink>
        }
      />
    );
  return (
    <StateView
      kind="emptyDocuments"
      title={t`No offer yet`}
      actions={
        <ButtonLink
          variant="primary"
          link={<Link to="/work/$space/talents/{-$id}" params={{ space: url, id: undefined }} />}
        >
          <Trans>Search talents</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Who you find is written to with an offer: pay, place and contract. What they say stands here, and how to reach
        them if they accept.
      </Trans>
    </StateView>
  );
}
