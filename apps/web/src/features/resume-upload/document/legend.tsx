import { Trans } from "@lingui/react/macro";
import { cx } from "@orbita/ui/cx.ts";
import styles from "./document.module.css";

/** Explains the marks in the document. */
export function Legend() {
  return (
    <ul className={styles.legend}>
      <li>
        <i className={styles.swatch} />
        <Trans>linked to a field</Trans>
      </li>
      <li>
        <i className={cx(styles.swatch, styles.swatchOn)} />
        <Trans>selected field</Trans>
      </li>
      <li>
        <i className={styles.dashes} />
        <Trans>unplaced</Trans>
      </li>
    </ul>
  );
}
