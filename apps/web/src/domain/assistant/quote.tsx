import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AssistantQuote } from "@orbita/contract";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { sectionNames } from "~/domain/resumes/section-labels.ts";
import styles from "./quote.module.css";

type QuoteLinkProps = { onGo: (quote: AssistantQuote) => void; many: boolean };

/** The number of quotes shown at once; the others can be expanded. */
const shown = 3;

export function Quotes({ quotes, ...going }: { quotes: readonly AssistantQuote[] } & QuoteLinkProps) {
  const rest = quotes.slice(shown);
  const count = rest.length;
  if (quotes.length === 0) return null;
  return (
    <>
      <List quotes={quotes.slice(0, shown)} {...going} />
      {count > 0 && (
        <details className={styles.more}>
          <summary>
            <Plural value={count} one="# more line" other="# more lines" />
          </summary>
          <List quotes={rest} {...going} />
        </details>
      )}
    </>
  );
}

const List = ({ quotes, ...going }: { quotes: readonly AssistantQuote[] } & QuoteLinkProps) => (
  <ul className={styles.quotes}>
    {quotes.map((quote, at) => (
      <li key={at} className={styles.quote}>
        <Quote quote={quote} {...going} />
      </li>
    ))}
  </ul>
);

/** A literal quote of a CV, its source, and a link to it. */
export function Quote({ quote, onGo, many }: { quote: AssistantQuote } & QuoteLinkProps) {
  const place = usePlaceWords()(quote);
  return (
    <>
      <mark dir="auto">{quote.text}</mark>
      <span className={styles.place}>
        <bdi>{place}</bdi>
        <Sep />
        <TextLink onClick={() => onGo(quote)}>
          {many ? <Trans>open the CV</Trans> : <Trans>go to the line</Trans>}
        </TextLink>
      </span>
    </>
  );
}

const yearOf = (date: string | null): string | undefined => date?.slice(0, 4);

/** The source of a quote, for example "Corriere Alpino, 2019–oggi". */
function usePlaceWords() {
  const { t, i18n } = useLingui();
  return ({ section, at, start, end, isCurrent }: AssistantQuote): string => {
    const [from, until] = [yearOf(start), isCurrent ? t`today` : yearOf(end)];
    const years = from && until && from !== until ? `${from}–${until}` : (from ?? until);
    return [at ?? i18n._(sectionNames[section]), years].filter(Boolean).join(", ");
  };
}
