import { Trans, useLingui } from "@lingui/react/macro";
import { contactRequestStates } from "@orbita/contract/contact-requests/schema";
import type { ContactRequestState, Page, SpaceContactRequest } from "@orbita/contract";
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
import {
  contactRequestsQuery,
  quotaQuery,
  useLiveContactRequests,
} from "~/domain/contact-requests/contact-request-queries.ts";
import { contactRequestStateLabels } from "./contact-request-labels.ts";
import { ContactRequestsLeft } from "~/domain/contact-requests/contact-requests-left.tsx";
import { SpaceContactRequestRow } from "./space-contact-request-row.tsx";
import { readSpaceContactRequests, type SpaceContactRequestsSearch } from "./space-contact-requests-search.ts";
import styles from "~/domain/contact-requests/contact-requests.module.css";

/** The contact requests that the Space has sent, with the responses. */
export function SpaceContactRequestsPage({ search }: { search: SpaceContactRequestsSearch }) {
  const { t } = useLingui();
  if (mayWrite(useActingSpace())) return <ContactRequests search={search} />;
  return (
    <StateView kind="notAllowed" level={1} title={t`Only owners and recruiters can see contact requests`}>
      <Trans>An owner of the Space can change your role.</Trans>
    </StateView>
  );
}

function ContactRequests({ search }: { search: SpaceContactRequestsSearch }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const { page, state, id } = readSpaceContactRequests(search);
  useLiveContactRequests(space.id);
  const { data, error, refetch } = useQuery(
    contactRequestsQuery(space.id, { page, size: pageDefaults.size, state, id }),
  );
  const left = useQuery(quotaQuery(space.id)).data?.left;
  return (
    <>
      <PageHeader
        title={t`Contact requests`}
        count={data?.totalElements ? formatCount(i18n.locale, data.totalElements) : undefined}
        meta={left !== undefined && <ContactRequestsLeft left={left} />}
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
          <NoContactRequests state={state} />
        ) : (
          <Found shown={data} state={state} />
        )}
      </div>
    </>
  );
}

/** Link to all contact requests, shown if the URL limits the list to a single contact request. */
function OneOnly() {
  const { url } = useActingSpace();
  return (
    <TextLink link={<Link to="/work/$space/contact-requests" params={{ space: url }} />}>
      <Trans>All contact requests</Trans>
    </TextLink>
  );
}

function StateFilter({ state }: { state: ContactRequestState | undefined }) {
  const { t, i18n } = useLingui();
  const { url } = useActingSpace();
  const linkTo = (chosen?: ContactRequestState) => (
    <Link to="/work/$space/contact-requests" params={{ space: url }} search={chosen ? { state: chosen } : {}} />
  );
  return (
    <FilterMenu
      title={t`Status`}
      shown={state ? i18n._(contactRequestStateLabels[state]) : t`Status`}
      on={state !== undefined}
      choices={[
        {
          key: "",
          label: t({ message: "All", context: "contact requests" }),
          chosen: state === undefined,
          link: linkTo(),
        },
        ...contactRequestStates.map((one) => ({
          key: one,
          label: i18n._(contactRequestStateLabels[one]),
          chosen: one === state,
          link: linkTo(one),
        })),
      ]}
    />
  );
}

function Found({ shown, state }: { shown: Page<SpaceContactRequest>; state: ContactRequestState | undefined }) {
  const { t } = useLingui();
  const { url } = useActingSpace();
  const [now] = useState(Date.now);
  const pager = usePager(shown);
  const linkTo = (page: number) => (
    <Link to="/work/$space/contact-requests" params={{ space: url }} search={{ page, ...(state && { state }) }} />
  );
  return (
    <>
      <ItemList
        ruled="ink"
        label={t`Contact requests`}
        items={shown.content.map((contactRequest) => ({
          key: contactRequest.id,
          content: <SpaceContactRequestRow contactRequest={contactRequest} now={now} />,
        }))}
      />
      {shown.totalPages > 1 && <Pagination {...pager} linkTo={linkTo} />}
    </>
  );
}

function NoContactRequests({ state }: { state: ContactRequestState | undefined }) {
  const { t } = useLingui();
  const { url } = useActingSpace();
  if (state)
    return (
      <StateView
        kind="emptySearch"
        title={t`No contact requests with this status`}
        actions={
          <ButtonLink link={<Link to="/work/$space/contact-requests" params={{ space: url }} />}>
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
