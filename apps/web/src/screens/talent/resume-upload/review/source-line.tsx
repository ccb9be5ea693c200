import { Trans, useLingui } from "@lingui/react/macro";
import type { Span } from "@orbita/contract/resume-uploads/reading";
import { cx } from "@orbita/ui/cx.ts";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { useReview } from "./review-context.ts";
import { sourceOf } from "./source.ts";
import { countConfidenceBars } from "~/domain/resume-uploads/proposal-state.ts";
import styles from "./proposals.module.css";

type Props = { path: string; proposal: { confidence: number; spans: readonly Span[] } };

/** The confidence of a value and its source in the document. On phones it is a button that opens the source line. */
export function SourceLine({ path, proposal: { confidence, spans } }: Props) {
  const { reading, showLine } = useReview();
  const phone = usePhone();
  const source = sourceOf(reading, spans);
  const words = (
    <>
      <Confidence bars={countConfidenceBars(confidence)} />
      <span className={styles.where}>
        <Where source={source} language={reading.language} />
      </span>
    </>
  );
  if (!phone || !source) return <span className={styles.source}>{words}</span>;
  return (
    <button type="button" className={cx(styles.source, styles.opens)} onClick={() => showLine(path)}>
      {words}
    </button>
  );
}

function Where({ source, language }: { source: ReturnType<typeof sourceOf>; language: string }) {
  if (!source) return <Trans>Not in the document: inferred from the rest</Trans>;
  const { page, line } = source;
  const quote = <q lang={language}>{source.quote}</q>;
  return page === 0 ? (
    <Trans>
      line {line}: {quote}
    </Trans>
  ) : (
    <Trans>
      p. {page}, line {line}: {quote}
    </Trans>
  );
}

function Confidence({ bars }: { bars: 1 | 2 | 3 }) {
  const { t } = useLingui();
  return (
    <span role="img" aria-label={t`Confidence ${bars} out of 3`} className={styles.bars}>
      {[1, 2, 3].map((bar) => (
        <i key={bar} className={cx(bar <= bars && styles.full)} />
      ))}
    </span>
  );
}
