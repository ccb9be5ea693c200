import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceOverview } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { SponsoredLabel } from "@orbita/ui/base/sponsored-label.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { Link } from "@tanstack/react-router";
import { endsSoon } from "~/domain/job-posts/expiry.ts";
import { formatCount, formatDayOfYear } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import styles from "./overview.module.css";

type OpenJobPost = SpaceOverview["posts"][number];

/** The Space's published job posts and their results. */
export function OpenPosts({ posts, now }: { posts: readonly OpenJobPost[]; now: number }) {
  const { t } = useLingui();
  const space = useActingSpace();
  return (
    <Card clip>
      <Card.Head
        title={<Trans>Open jobs</Trans>}
        actions={
          <Text as="span" size="sm">
            <TextLink link={<Link to="/work/$space/job-posts" params={{ space: space.url }} />}>
              <Trans>All jobs</Trans>
            </TextLink>
          </Text>
        }
      />
      {posts.length === 0 ? (
        <Card.Body>
          <Text size="md" tone="muted">
            <Trans>You have no open jobs, so candidates can’t apply at the moment.</Trans>
          </Text>
        </Card.Body>
      ) : (
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{t`Open jobs`}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t({ message: "Job", context: "job ad" })}</th>
              <th scope="col" className={styles.wide}>{t`Plan`}</th>
              <th scope="col" className={styles.number}>{t`Applic.`}</th>
              <th scope="col" className={styles.wideNumber}>
                {t({ message: "New", context: "applications" })}
              </th>
              <th scope="col" className={styles.wideNumber}>
                {t({ message: "Reply", context: "days until the first one" })}
              </th>
              <th scope="col" className={styles.number}>{t`Expiry`}</th>
            </tr>
          </thead>
          <tbody>
            {posts.map((post) => (
              <PostRow key={post.id} post={post} now={now} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function PostRow({ post, now }: { post: OpenJobPost; now: number }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const { id, title, plan, applications, fresh, medianReplyDays: median, expiresAt } = post;
  const count = (value: number) => formatCount(i18n.locale, value);
  const soon = expiresAt !== null && endsSoon(expiresAt, now);
  const days = median === null ? "—" : t`${count(Math.round(median))} d`;
  return (
    <tr>
      <th scope="row">
        <Link to="/work/$space/job-posts/$id/applications" params={{ space: space.url, id }}>
          <bdi>{title}</bdi>
        </Link>
      </th>
      <td className={styles.wide}>
        {plan === "premium" ? (
          <SponsoredLabel>
            <Trans>Sponsored</Trans>
          </SponsoredLabel>
        ) : (
          <Text as="span" tone="muted">
            <Trans>Free</Trans>
          </Text>
        )}
      </td>
      <td className={styles.number}>{count(applications)}</td>
      <td className={styles.wideNumber}>
        <Text as="span" tone={fresh > 0 ? "accent" : "muted"} weight={fresh > 0 ? "medium" : undefined}>
          {count(fresh)}
        </Text>
      </td>
      <td className={styles.wideNumber}>{days}</td>
      <td className={styles.number}>
        {expiresAt ? (
          <Text as="span" nowrap tone={soon ? "warning" : undefined} weight={soon ? "medium" : undefined}>
            <time dateTime={expiresAt}>{formatDayOfYear(i18n.locale, expiresAt)}</time>
          </Text>
        ) : (
          "—"
        )}
      </td>
    </tr>
  );
}
