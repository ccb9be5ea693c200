import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatCount } from "~/shell/format/format.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { shortlistsQuery } from "./queries.ts";
import styles from "./shortlists.module.css";

const most = 3;

/** The most recently changed shortlists, shown beside the talent search. */
export function ShortlistsCard() {
  const { i18n } = useLingui();
  const space = useActingSpace();
  const { data: lists } = useQuery({ ...shortlistsQuery(space.id), enabled: mayWrite(space) });
  if (!lists) return null;
  const last = lists.toSorted((one, other) => other.updated.localeCompare(one.updated)).slice(0, most);
  const params = { space: space.url };
  return (
    <Card>
      <Card.Head
        title={<Trans>Lists</Trans>}
        actions={<span className={styles.total}>{formatCount(i18n.locale, lists.length)}</span>}
      />
      <ul className={styles.card}>
        {lists.length === 0 && (
          <li className={styles.entry}>
            <p className={styles.line}>
              <Trans>Use lists to keep track of people, with a note on each.</Trans>
            </p>
          </li>
        )}
        {last.map((list) => (
          <li key={list.id} className={styles.entry}>
            <Link to="/work/$space/shortlists/{-$id}" params={{ ...params, id: list.id }} className={styles.name}>
              <bdi>{list.name}</bdi>
            </Link>
            <p className={styles.line}>
              <Plural value={list.count} one="# person" other="# people" />
            </p>
          </li>
        ))}
      </ul>
      <Card.Foot>
        <TextLink link={<Link to="/work/$space/shortlists/{-$id}" params={{ ...params, id: undefined }} />}>
          <Trans>All lists</Trans>
        </TextLink>
      </Card.Foot>
    </Card>
  );
}
