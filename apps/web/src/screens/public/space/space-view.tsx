import { Trans, useLingui } from "@lingui/react/macro";
import type { Space } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { TabLinks } from "@orbita/ui/base/tab-links.tsx";
import { Link } from "@tanstack/react-router";
import { spaceTint } from "@orbita/ui/base/tint.ts";
import { LazyLatestPosts } from "~/domain/feed/lazy-latest-posts.tsx";
import { Description } from "~/domain/job-posts/public/page/description.tsx";
import type { JobSearchResult } from "~/domain/job-posts/public/find-jobs.ts";
import { formatCount } from "~/shell/format/format.ts";
import { SpaceAside } from "./space-aside.tsx";
import { SpaceFacts } from "./space-facts.tsx";
import { SpaceIdentity } from "./space-identity.tsx";
import { SpaceJobs } from "./space-jobs.tsx";
import { useFreshSpace } from "./use-fresh-space.ts";
import { imageUrl } from "~/shell/api/file-url.ts";
import styles from "./space-view.module.css";

type Props = { space: Space; found: JobSearchResult; now: number; view: "overview" | "jobs" };

/** The public page of a Space: the company, how it works, and its open jobs. */
export function SpaceView({ space, found, now, view }: Props) {
  useFreshSpace(space.id);
  return (
    <main id="main" tabIndex={-1}>
      <SpaceCover space={space} />
      <Page>
        <SpaceIdentity space={space} />
        <SpaceFacts space={space} />
        <Views space={space} view={view} />
        <div className={styles.columns}>
          <div className={styles.text}>
            {view === "overview" && space.description && (
              <section className={styles.about}>
                <Heading level={2} size="md">
                  <Trans>About us</Trans>
                </Heading>
                <Description text={space.description} />
              </section>
            )}
            <SpaceJobs space={space} found={found} now={now} paged={view === "jobs"} />
            {view === "overview" && <LazyLatestPosts whose={{ spaceId: space.id }} />}
          </div>
          <SpaceAside space={space} />
        </div>
      </Page>
    </main>
  );
}

function Views({ space, view }: Pick<Props, "space" | "view">) {
  const { t, i18n } = useLingui();
  const params = { url: space.url };
  // Turns off the router's own marking: the tabs differ only in their search parameters, so it would mark both as active.
  const unmarked = { activeProps: {}, resetScroll: false } as const;
  return (
    <TabLinks
      label={t`Sections`}
      className={styles.tabs}
      items={[
        {
          id: "overview",
          label: t`Overview`,
          current: view === "overview",
          link: (
            <Link
              to="/space/$url"
              params={params}
              activeOptions={{ exact: true, explicitUndefined: true }}
              {...unmarked}
            />
          ),
        },
        {
          id: "jobs",
          label: t`Jobs`,
          count: formatCount(i18n.locale, space.openJobPosts),
          current: view === "jobs",
          link: <Link to="/space/$url" params={params} search={{ view: "jobs" }} {...unmarked} />,
        },
      ]}
    />
  );
}

/** The Space's cover image, or its colour. No generic image replaces a missing cover. */
function SpaceCover({ space: { id, cover } }: { space: Pick<Space, "id" | "cover"> }) {
  return (
    <div className={styles.cover} style={{ background: spaceTint(id) }}>
      {cover && (
        <img
          src={imageUrl(cover, 1_600)}
          srcSet={`${imageUrl(cover, 800)} 800w, ${imageUrl(cover, 1_600)} 1600w`}
          sizes="100vw"
          alt=""
        />
      )}
    </div>
  );
}
