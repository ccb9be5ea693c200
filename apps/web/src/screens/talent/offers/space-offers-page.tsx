import { Trans, useLingui } from "@lingui/react/macro";
import { offerStates } from "@orbita/contract/contact-offers/schema";
import type { ContactOfferState, Page, SpaceContactOffer } from "@orbita/contract";
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
import { offersQuery, quotaQuery, useLiveOffers } from "~/domain/contact-offers/offer-queries.ts";
import { offerStateLabels } from "./offer-labels.ts";
import { OffersLeft } from "~/domain/contact-offers/offers-left.tsx";
import { SpaceOfferRow } from "./space-offer-row.tsx";
import { readSpaceOffers, type SpaceOffersSearch } from "./space-offers-search.ts";
import styles from "~/domain/contact-offers/offers.module.css";

/** The offers that the Space has sent, with the responses. */
export function SpaceOffersPage({ search }: { search: SpaceOffersSearch }) {
  const { t } = useLingui();
  if (mayWrite(useActingSpace())) return <Offers search={search} />;
  return (
    <StateView kind="notAllowed" level={1} title={t`Only owners and recruiters can see contact requests`}>
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
        title={t`Contact requests`}
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

/** Link to all offers, shown if the URL limits the list to a single offer. */
function OneOnly() {
  const { url } = useActingSpace();
  return (
    <TextLink link={<Link to="/work/$space/offers" params={{ space: url }} />}>
      <Trans>All contact requests</Trans>
    </TextLink>
  );
}

function StateFilter({ state }: { state: ContactOfferState | undefined }) {
  const { t, i18n } = useLingui();
  const { url } = useActingSpace();
  const linkTo = (chosen?: ContactOfferState) => (
    <Link to="/work/$space/offers" params={{ space: url }} search={chosen ? { state: chosen } : {}} />
  );
  return (
    <FilterMenu
      title={t`Status`}
      shown={state ? i18n._(offerStateLabels[state]) : t`Status`}
      on={state !== undefined}
      choices={[
        {
          key: "",
          label: t({ message: "All", context: "contact requests" }),
          chosen: state === undefined,
          link: linkTo(),
        },
        ...offerStates.map((one) => ({
          key: one,
          label: i18n._(offerStateLabels[one]),
          chosen: one === state,
          link: linkTo(one),
        })),
      ]}
    />
  );
}

function Found({ shown, state }: { shown: Page<SpaceContactOffer>; state: ContactOfferState | undefined }) {
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
        label={t`Contact requests`}
        items={shown.content.map((offer) => ({
          key: offer.id,
          content: <SpaceOfferRow offer={offer} now={now} />,
        }))}
      />
      {shown.totalPages > 1 && <Pagination {...pager} linkTo={linkTo} />}
    </>
  );
}

function NoOffers({ state }: { state: ContactOfferState | undefined }) {
  const { t } = useLingui();
  const { url } = useActingSpace();
  if (state)
    return (
      <StateView
        kind="emptySearch"
        title={t`No contact requests with this status`}
        actions={
          <ButtonLink link={<Link to="/work/$space/offers" params={{ space: url }} />}>
            <Trans>All contact requests</Trans>
          </ButtonLink>
        }
      />
    );
  return (
    <StateView
      kind="emptyDocuments"
      title={t`No contact requests yet`}
      actions={
        <ButtonLink
          variant="primary"
          link={<Link to="/work/$space/talents/{-$id}" params={{ space: url, id: undefined }} />}
        >
          <Trans>Find talent</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        When you find someone, send them a contact request with the salary, place and contract. Their reply will appear
        here, with the contact details they share if they accept.
      </Trans>
    </StateView>
  );
}
