import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { JobFits } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { ListDetail } from "@orbita/ui/patterns/list-detail.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { jobFitsQuery, useFitsSwitch } from "~/domain/fits/queries.ts";
import { formatSince } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { usePager } from "~/shell/table/use-pager.tsx";
import { FitDetail } from "./fit-detail.tsx";
import { FitRow } from "./fit-row.tsx";
import { fitsAddress, readFitsSearch, type FitsSearch } from "./fits-search.ts";
import { LimitsBar } from "./limits-bar.tsx";
import { NoFits } from "./no-fits.tsx";
import styles from "./fits.module.css";

/** The open jobs that fit the user's CV within their limits, each compared with the CV. Only the user sees this page. */
export function FitsPage({ search }: { search: FitsSearch }) {
  const { t } = useLingui();
  const { id, page, notForMe } = readFitsSearch(search);
  const [now] = useState(Date.now);
  const { data: fits, error, refetch } = useQuery(jobFitsQuery(page));
  if (!fits)
    return (
      <Page as="main" className={styles.alone}>
        <h1 className={styles.hidden}>
          <Trans>Jobs that fit your CV</Trans>
        </h1>
        {error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <LoadingList label={t`Loading`} />}
      </Page>
    );
  if (fits.state === "off") return <Off />;
  if (fits.state === "noCv") return <NoCv />;
  return <Fits fits={fits} id={id} asksReason={notForMe} now={now} />;
}

type FitsProps = { fits: JobFits; id: string | undefined; asksReason: boolean; now: number };

function Fits({ fits, id, asksReason, now }: FitsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const { content, page, totalElements, outside } = fits;
  const chosen = id ?? content[0]?.job.id;
  const bar = (
    <LimitsBar
      end={outside > 0 && <Plural value={outside} one="# job outside your limits" other="# jobs outside your limits" />}
    />
  );

  /** After a job has left the list: opens the next one beside the list, or goes back to the list where it fills the page. */
  async function openNext(gone: string): Promise<void> {
    const at = content.findIndex(({ job }) => job.id === gone);
    const next = content[at + 1] ?? content[at - 1];
    const isBeside = window.matchMedia("(min-width: 67.5em)").matches;
    await navigate({
      to: "/fits",
      search: fitsAddress(isBeside ? next?.job.id : undefined, page),
      replace: true,
      resetScroll: false,
    });
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const row = list.current?.querySelector<HTMLElement>('[aria-current="true"], h2 a');
      row?.focus({ preventScroll: isBeside });
    });
  }

  if (totalElements === 0 && !id)
    return (
      <>
        <search aria-label={t`Your limits`} className={styles.bar}>
          <Page>{bar}</Page>
        </search>
        <Page as="main" className={styles.alone}>
          <NoFits outside={outside} />
        </Page>
      </>
    );
  return (
    <ListDetail
      inPlace
      filters={bar}
      filtersLabel={t`Your limits`}
      listLabel={t`Jobs that fit your CV`}
      detailLabel={t`Selected job`}
      open={id !== undefined}
      list={
        <div ref={list}>
          <Head fits={fits} now={now} />
          <ItemList
            className={styles.rows}
            items={content.map((fit) => ({
              key: fit.job.id,
              content: (
                <FitRow
                  fit={fit}
                  now={now}
                  selected={fit.job.id === chosen}
                  implied={id === undefined}
                  link={<Link to="/fits" search={fitsAddress(fit.job.id, page)} resetScroll={false} preload={false} />}
                />
              ),
            }))}
          />
          <Pages fits={fits} />
          <p className={styles.manage}>
            <TextLink link={<Link to="/settings/{-$part}" params={{ part: "privacy" }} hash="job-fits" />}>
              <Trans>Settings and hidden jobs</Trans>
            </TextLink>
          </p>
        </div>
      }
      detail={
        chosen && (
          <FitDetail
            key={chosen}
            id={chosen}
            isOpen={id !== undefined}
            asksReason={id !== undefined && asksReason}
            back={fitsAddress(undefined, page)}
            onGone={openNext}
          />
        )
      }
    />
  );
}

function Head({ fits: { totalElements, computed }, now }: { fits: JobFits; now: number }) {
  const { i18n } = useLingui();
  const since = formatSince(i18n.locale, computed, now);
  return (
    <header className={styles.head}>
      <Heading level={1} size="sm">
        <Trans>Jobs that fit your CV</Trans>
      </Heading>
      <Meta
        items={[
          <Plural key="count" value={totalElements} one="# job" other="# jobs" />,
          <Trans key="since">updated {since}</Trans>,
          <Trans key="own">only you can see them</Trans>,
        ]}
      />
    </header>
  );
}

function Pages({ fits }: { fits: JobFits }) {
  const pager = usePager(fits);
  if (fits.totalPages <= 1) return null;
  const linkTo = (page: number) => (
    <Link to="/fits" search={fitsAddress(undefined, page)} activeOptions={{ exact: true }} />
  );
  return <Pagination {...pager} className={styles.pager} linkTo={linkTo} />;
}

function NoCv() {
  const { t } = useLingui();
  return (
    <Page as="main" className={styles.alone}>
      <StateView
        kind="emptyDocuments"
        level={1}
        page
        title={t`Add your CV to see which jobs fit`}
        actions={
          <>
            <ButtonLink variant="primary" link={<Link to="/resume/upload" />}>
              <Trans>Upload CV</Trans>
            </ButtonLink>
            <ButtonLink link={<Link to="/resume" search={{ begin: "hand" }} />}>
              <Trans>Write it here</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>
          We compare what jobs ask for with the lines of your CV, requirement by requirement. Only you can see the
          result.
        </Trans>
      </StateView>
    </Page>
  );
}

function Off() {
  const { t } = useLingui();
  const { mutate, isPending, error } = useFitsSwitch();
  return (
    <Page as="main" className={styles.alone}>
      <StateView
        kind="emptyDocuments"
        level={1}
        page
        title={t`Comparing jobs with your CV is off`}
        actions={
          <Button variant="primary" busy={isPending} onClick={() => mutate(true)}>
            <Trans>Turn on</Trans>
          </Button>
        }
      >
        {error ? (
          <Trans>We couldn’t turn the comparison on. Try again in a moment.</Trans>
        ) : (
          <Trans>
            When it’s on, we compare open jobs with the lines of your CV and list those that fit. Only you can see the
            result. You can turn it off again in your privacy settings.
          </Trans>
        )}
      </StateView>
    </Page>
  );
}
