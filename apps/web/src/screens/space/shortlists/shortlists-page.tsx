import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Shortlist } from "@orbita/contract";
import { shortlistLimits } from "@orbita/contract/shortlists/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { ListRow } from "@orbita/ui/patterns/list-row.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconLock, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { formatCount, formatSince } from "~/shell/format/format.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { NotAllowedPage } from "~/shell/states/not-allowed-page.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { ListMenu } from "./list-menu.tsx";
import { NameDialog } from "~/domain/shortlists/name-dialog.tsx";
import { shortlistsQuery } from "~/domain/shortlists/queries.ts";
import styles from "~/domain/shortlists/shortlists.module.css";

/** The Space's shortlists of people to remember. */
export function ShortlistsPage() {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({ ...shortlistsQuery(space.id), enabled: mayWrite(space) });
  const [naming, setNaming] = useState(false);
  if (!mayWrite(space)) return <NotAllowedPage />;
  const open = ({ id }: Shortlist) =>
    void navigate({ to: "/work/$space/shortlists/{-$id}", params: { space: space.url, id } });
  const begin = (
    <Button variant="primary" icon={IconPlus} onClick={() => setNaming(true)}>
      <Trans>New list…</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t`Lists`}
        count={data?.length ? formatCount(i18n.locale, data.length) : undefined}
        actions={data && data.length > 0 && data.length < shortlistLimits.perSpace && begin}
      />
      <div className={styles.page}>
        {error && !data ? (
          <QueryFailure error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingList label={t`Loading`} />
        ) : data.length === 0 ? (
          <StateView kind="emptyPeople" title={<Trans>No lists yet</Trans>} actions={begin}>
            <Trans>Group people you want to remember for a role, with the reason for each.</Trans>
          </StateView>
        ) : (
          <ItemList
            ruled="ink"
            label={t`Lists`}
            items={data.map((list) => ({ key: list.id, content: <Row list={list} space={space.url} /> }))}
          />
        )}
        <Note icon={IconLock} className={styles.aside}>
          <Trans>
            Members who search for talent in your Space can see these lists. The people on a list can’t see it, but if
            they request their data, they’ll receive the notes about them.
          </Trans>
        </Note>
      </div>
      {naming && <NameDialog onClose={() => setNaming(false)} onDone={open} />}
    </>
  );
}

function Row({ list, space }: { list: Shortlist; space: string }) {
  const { i18n } = useLingui();
  const [now] = useState(Date.now);
  const since = formatSince(i18n.locale, list.updated, now);
  return (
    <div className={styles.list}>
      <ListRow
        link={<Link to="/work/$space/shortlists/{-$id}" params={{ space, id: list.id }} />}
        title={<bdi>{list.name}</bdi>}
        meta={
          <Meta
            as="span"
            items={[
              <Plural key="count" value={list.count} one="# person" other="# people" />,
              <Trans key="updated">edited {since}</Trans>,
            ]}
          />
        }
      />
      <ListMenu list={list} />
    </div>
  );
}
