import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SavedTalentSearch } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatCount } from "~/shell/format/format.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { frequencyLabels } from "./own/frequency-labels.ts";
import { talentSearchesQuery } from "./queries.ts";
import { OpenSearch } from "./open-search.tsx";
import { useFreshSearches } from "./use-fresh-searches.ts";
import styles from "./saved-searches.module.css";

/** How many saved searches the card lists. More would push the list below the card out of view. */
const shown = 5;

/** The Space's saved searches beside the talent search, with the number of new matches. */
export function SavedSearchesCard() {
  const { i18n } = useLingui();
  const space = useActingSpace();
  useFreshSearches(space.id);
  const { data } = useQuery({ ...talentSearchesQuery(space.id), enabled: mayWrite(space) });
  if (!data || data.length === 0) return null;
  return (
    <Card>
      <Card.Head
        title={<Trans>Saved searches</Trans>}
        actions={<span className={styles.count}>{formatCount(i18n.locale, data.length)}</span>}
      />
      <ul className={styles.card}>
        {data.slice(0, shown).map((search) => (
          <Row key={search.id} search={search} />
        ))}
      </ul>
      {data.length > shown && (
        <Card.Foot>
          <TextLink link={<Link to="/work/$space/saved-searches" params={{ space: space.url }} />}>
            <Trans>All saved searches</Trans>
          </TextLink>
        </Card.Foot>
      )}
    </Card>
  );
}

function Row({ search }: { search: SavedTalentSearch }) {
  const { i18n } = useLingui();
  const space = useActingSpace();
  return (
    <li className={styles.entry}>
      <OpenSearch search={search} side={{ space }} className={styles.name} />
      <p className={styles.line}>
        <span>{search.broken ? <Trans>Stopped</Trans> : i18n._(frequencyLabels[search.frequency])}</span>
        <span className={search.fresh > 0 ? styles.fresh : styles.number}>
          <Plural value={search.fresh} one="# new" other="# new" />
        </span>
      </p>
    </li>
  );
}
