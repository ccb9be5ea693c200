import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconHash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { nearQuery } from "~/domain/channels/queries.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { place } from "~/domain/feed/place.ts";
import styles from "./feed-list.module.css";

const suggested = 4;

/** Empty feed: suggests channels to join. */
export function NothingFollowed() {
  const { t } = useLingui();
  const me = useMe();
  const near = useQuery({ ...nearQuery, enabled: me !== null, retry: false }).data?.content ?? [];
  return (
    <StateView
      kind="emptyPeople"
      title={t`Nobody has said anything yet`}
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
          <ButtonLink variant="primary" link={<Link to="/feed/{-$part}/{-$key}" params={place("channels")} />}>
            <Trans>Look for channels</Trans>
          </ButtonLink>
        </div>
      }
    >
      <Trans>Join a channel, follow people and Spaces: what they say comes here, in order of time.</Trans>
    </StateView>
  );
}

export function NothingSaid() {
  const { t } = useLingui();
  return <StateView kind="emptyPeople" title={t`Nothing was said here yet`} />;
}
