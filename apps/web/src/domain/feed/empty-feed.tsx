import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconHash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { nearQuery } from "~/domain/channels/queries.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { place } from "~/domain/posts/place.ts";
import styles from "./feed-list.module.css";

const suggested = 4;

/** Shown if the feed is empty; suggests channels to join. */
export function NothingFollowed() {
  const { t } = useLingui();
  const me = useMe();
  const near = useQuery({ ...nearQuery, enabled: me !== null, retry: false }).data?.content ?? [];
  return (
    <StateView
      kind="emptyPeople"
      title={t`Your feed is empty`}
      actions={
        <div className={styles.suggested}>
          {near.slice(0, suggested).map(({ id, url }) => (
            <ButtonLink
              key={id}
              variant="outline"
              icon={IconHash}
              link={<Link to="/feed/{-$part}/{-$key}" params={place("channel", url)} />}
            >
              <bdi>{url}</bdi>
            </ButtonLink>
          ))}
          <FindChannels />
        </div>
      }
    >
      <Trans>Join a channel or follow people and Spaces. Their posts will appear here, newest first.</Trans>
    </StateView>
  );
}

/** Shown if a list has no posts. Without `children` it links to the channels, where the user can find posts. */
export function NoPosts({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <StateView kind="emptyPeople" title={t`No posts yet`} actions={children ? undefined : <FindChannels />}>
      {children ?? <Trans>New posts will appear here.</Trans>}
    </StateView>
  );
}

const FindChannels = () => (
  <ButtonLink variant="primary" link={<Link to="/feed/{-$part}/{-$key}" params={place("channels")} />}>
    <Trans>Find channels</Trans>
  </ButtonLink>
);
