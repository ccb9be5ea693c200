import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AssistantQuote, Page, Shortlist, ShortlistEntry } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { AskButton } from "~/domain/assistant/ask-button.tsx";
import { Assistant } from "~/domain/assistant/assistant.tsx";
import { followLine } from "~/domain/assistant/followed-line.ts";
import { hasCode } from "~/shell/api/failure.ts";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { pageSearch, type PageSearch } from "~/shell/navigation/page-search.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { NotAllowedPage } from "~/shell/states/not-allowed-page.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { usePager } from "~/shell/table/use-pager.tsx";
import { ShortlistCsvButton } from "./shortlist-csv-button.tsx";
import { ShortlistEntryRow } from "./shortlist-entry-row.tsx";
import { ListMenu } from "./list-menu.tsx";
import { shortlistEntriesQuery } from "~/domain/shortlists/queries.ts";
import styles from "~/domain/shortlists/shortlists.module.css";

type Entries = Page<ShortlistEntry & { id: string }> & { shortlist: Shortlist; withheld: number };

/** The people on a shortlist of the Space, with the notes about them. */
export function ShortlistPage({ id, search }: { id: string; search: Partial<PageSearch> }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const paging = pageSearch(search);
  const { data, error, refetch } = useQuery({
    ...shortlistEntriesQuery(space.id, id, paging),
    enabled: mayWrite(space),
  });
  useSetCrumb(data?.shortlist.name ?? "");
  if (!mayWrite(space)) return <NotAllowedPage />;
  if (hasCode(error, "shortlist.notFound") && !data) return <NoSuchList />;
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingList label={t`Loading`} />;
  return (
    <>
      <Head list={data.shortlist} />
      <div className={styles.page}>{data.totalElements === 0 ? <NobodyYet /> : <Entries entries={data} />}</div>
    </>
  );
}

function Head({ list }: { list: Shortlist }) {
  const space = useActingSpace();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const toAll = () =>
    void navigate({ to: "/work/$space/shortlists/{-$id}", params: { space: space.url, id: undefined }, replace: true });
  /** Opens the CV on its page. Like any other access, it is logged for the CV's owner. */
  const open = (quote: AssistantQuote) => {
    followLine(quote);
    void navigate({ to: "/work/$space/talents/{-$id}", params: { space: space.url, id: quote.subject } });
  };
  return (
    <>
      <PageHeader
        title={<bdi>{list.name}</bdi>}
        meta={<Plural value={list.count} one="# person" other="# people" />}
        actions={
          <>
            {list.count > 0 && (
              <>
                <AskButton assistant={{ opened: asking, open: () => setAsking(true), close: () => setAsking(false) }}>
                  <Trans>Ask about this list</Trans>
                </AskButton>
                <ShortlistCsvButton id={list.id} />
              </>
            )}
            <ListMenu list={list} onDeleted={toAll} />
          </>
        }
      />
      <Assistant
        opened={asking}
        topic={{ about: "shortlist", id: list.id, spaceId: null }}
        onClose={() => setAsking(false)}
        onGo={open}
      />
    </>
  );
}

function Entries({ entries }: { entries: Entries }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const pager = usePager(entries);
  const { shortlist } = entries;
  const { name } = shortlist;
  const params = { space: space.url, id: shortlist.id };
  const linkTo = (page: number) => <Link to="/work/$space/shortlists/{-$id}" params={params} search={{ page }} />;
  return (
    <>
      {entries.withheld > 0 && (
        <Note tone="warning">
          <Plural
            value={entries.withheld}
            one="Your Space has reached today’s limit of people it can see. # person on this page is shown without a name until tomorrow."
            other="Your Space has reached today’s limit of people it can see. # people on this page are shown without a name until tomorrow."
          />
        </Note>
      )}
      <ItemList
        ruled="ink"
        label={t`People on “${name}”`}
        items={entries.content.map((entry) => ({
          key: entry.id,
          content: <ShortlistEntryRow list={shortlist} entry={entry} />,
        }))}
      />
      {entries.totalPages > 1 && <Pagination {...pager} linkTo={linkTo} />}
    </>
  );
}

function NobodyYet() {
  const { url } = useActingSpace();
  return (
    <StateView
      kind="emptyPeople"
      title={<Trans>No one on this list yet</Trans>}
      actions={
        <ButtonLink
          variant="primary"
          link={<Link to="/work/$space/talents/{-$id}" params={{ space: url, id: undefined }} />}
        >
          <Trans>Find talent</Trans>
        </ButtonLink>
      }
    >
      <Trans>Add people from talent search, or from their CV once you’ve opened it.</Trans>
    </StateView>
  );
}

function NoSuchList() {
  const { url } = useActingSpace();
  return (
    <StateView
      kind="notFound"
      level={1}
      title={<Trans>This list no longer exists</Trans>}
      actions={
        <ButtonLink link={<Link to="/work/$space/shortlists/{-$id}" params={{ space: url, id: undefined }} />}>
          <Trans>All lists</Trans>
        </ButtonLink>
      }
    >
      <Trans>Another member of your Space may have deleted the list.</Trans>
    </StateView>
  );
}
