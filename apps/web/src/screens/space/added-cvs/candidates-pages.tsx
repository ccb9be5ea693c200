import { Trans, useLingui } from "@lingui/react/macro";
import type { AddedCv } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { ListRow } from "@orbita/ui/patterns/list-row.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconLock, IconUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatYears } from "~/domain/resumes/periods.ts";
import { Years } from "~/domain/resumes/view/dated-view.tsx";
import { UnverifiedNote } from "~/domain/spaces/can-and-cannot.tsx";
import { formatCount, formatDay } from "~/shell/format/format.ts";
import { pageSearch, type PageSearch } from "~/shell/navigation/page-search.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { usePager } from "~/shell/table/use-pager.tsx";
import { AddCandidate } from "./add-candidate.tsx";
import { CandidatePage } from "./candidate-page.tsx";
import styles from "./candidates.module.css";
import { candidatesQuery } from "./queries.ts";

type Props = { id: string | undefined; search: Partial<PageSearch> };

/** The page with the list of the Space's added CVs, or with one of them. */
export const CandidatesPages = ({ id, search }: Props) =>
  id === undefined ? <CandidatesPage {...pageSearch(search)} /> : <CandidatePage key={id} id={id} />;

/** CVs that the Space added itself. Only the Space sees them, and each person is notified. */
function CandidatesPage({ page, size }: { page: number; size: number }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const { data, error, refetch } = useQuery(candidatesQuery(space.id, { page, size }));
  const [adding, setAdding] = useState(false);
  const adds = space.role !== "viewer" && space.verified;
  const add = adds && (
    <Button variant="primary" icon={IconUpload} onClick={() => setAdding(true)}>
      <Trans>Add CV…</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t`Added CVs`}
        count={data?.totalElements ? formatCount(i18n.locale, data.totalElements) : undefined}
        actions={data && data.totalElements > 0 && add}
      />
      <div className={styles.page}>
        <UnverifiedNote what="addedCvs" />
        {error && !data ? (
          <QueryFailure error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingList label={t`Loading`} />
        ) : data.totalElements === 0 ? (
          <StateView kind="emptyDocuments" title={<Trans>No CVs added yet</Trans>} actions={add}>
            <Trans>
              Add the CV of someone who gave it to you or was recommended to you. Only your Space can see it, and we’ll
              email the person to let them know.
            </Trans>
          </StateView>
        ) : (
          <Found content={data.content} shown={data} space={space.url} />
        )}
        <Note icon={IconLock} className={styles.note}>
          <Trans>
            Only your Space can see these CVs. We tell each person where you got their CV and on what legal basis, and
            they can claim it or have it deleted. We delete CVs automatically after 12 months.
          </Trans>
        </Note>
      </div>
      {adding && <AddCandidate onClose={() => setAdding(false)} />}
    </>
  );
}

type AddedCvPageInfo = { page: number; size: number; totalElements: number; totalPages: number };

function Found({ content, shown, space }: { content: readonly AddedCv[]; shown: AddedCvPageInfo; space: string }) {
  const { t } = useLingui();
  const pager = usePager(shown);
  const linkTo = (page: number) => (
    <Link to="/work/$space/candidates/{-$id}" params={{ space, id: undefined }} search={page === 0 ? {} : { page }} />
  );
  return (
    <>
      <ItemList
        ruled="ink"
        label={t`Added CVs`}
        items={content.map((candidate) => ({
          key: candidate.id,
          content: <Row candidate={candidate} space={space} />,
        }))}
      />
      {shown.totalPages > 1 && <Pagination {...pager} linkTo={linkTo} />}
    </>
  );
}

function Row({ candidate, space }: { candidate: AddedCv; space: string }) {
  const { i18n } = useLingui();
  const name = `${candidate.firstName} ${candidate.lastName}`;
  const years = candidate.years > 0 ? formatYears(i18n.locale, candidate.years) : null;
  const day = formatDay(i18n.locale, candidate.created);
  const by = candidate.addedBy;
  return (
    <ListRow
      avatar={<Avatar name={name} seed={candidate.id} size="md" />}
      link={<Link to="/work/$space/candidates/{-$id}" params={{ space, id: candidate.id }} />}
      title={<bdi>{name}</bdi>}
      meta={
        <Meta
          as="span"
          items={[
            candidate.headline,
            years && <Years key="years" years={candidate.years} shown={years} />,
            candidate.city,
          ]}
        />
      }
      foot={candidate.toldAt ? <Trans>Person notified</Trans> : <Trans>Email to this person on its way</Trans>}
      footEnd={
        by ? (
          <Trans>
            {by}, {day}
          </Trans>
        ) : (
          day
        )
      }
    />
  );
}
