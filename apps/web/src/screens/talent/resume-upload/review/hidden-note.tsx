import { Trans } from "@lingui/react/macro";
import { Note } from "@orbita/ui/base/note.tsx";
import { useReview } from "./review-context.ts";
import styles from "./review.module.css";

/** Quotes hidden text that was found in the document. Hidden text is never used for proposals. */
export function HiddenNote() {
  const { reading } = useReview();
  if (reading.hidden.length === 0) return null;
  return (
    <Note tone="warning" className={styles.hidden} title={<Trans>We found hidden text and ignored it</Trans>}>
      <ul className={styles.hiddenList}>
        {reading.hidden.map(({ text, page }, index) => (
          <li key={index}>
            <q lang={reading.language}>{text}</q>
            {page > 0 && (
              <span className={styles.hiddenPage}>
                {" "}
                <Trans>p. {page}</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          People can’t see this text, so it isn’t part of your CV. If you didn’t put it there, it may come from a
          template.
        </Trans>
      </p>
    </Note>
  );
}
