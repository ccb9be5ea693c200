import { Skeleton } from "@orbita/ui/base/skeleton.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { useDelayed } from "@orbita/ui/hooks/use-delayed.ts";
import styles from "./resume.module.css";

const rows = Array.from({ length: 15 }, (_, index) => index);
const sections = [0, 1, 2];

/** A skeleton in the page's layout. It appears after 200 ms, so that fast loads do not flicker. */
export function ResumeSkeleton({ label }: { label: string }) {
  const late = useDelayed(true, 200);
  return (
    <>
      <div className={styles.nav}>
        {late &&
          rows.map((row) => <Skeleton key={row} width={`${88 - ((row * 13) % 40)}%`} className={styles.navLine} />)}
      </div>
      <div role="status" className={styles.main}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {late && (
          <>
            <div className={styles.header}>
              <Skeleton width={96} height={96} radius="50%" />
              <div className={styles.identity}>
                <Skeleton width={240} height={32} />
                <Skeleton width={180} height={14} className={styles.line} />
                <Skeleton width={220} height={14} className={styles.line} />
              </div>
            </div>
            {sections.map((section) => (
              <div key={section} className={styles.place}>
                <Skeleton width={160} height={22} />
                <Skeleton width="72%" className={styles.line} />
                <Skeleton width="58%" className={styles.line} />
              </div>
            ))}
          </>
        )}
      </div>
    </>
  );
}
