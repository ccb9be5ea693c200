import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@orbita/ui/base/skeleton.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { useDelayed } from "@orbita/ui/hooks/use-delayed.ts";
import styles from "./statistics.module.css";

const cards = [274, 274, 326, 326];

/** Loading state of the page: empty for 200 ms, then a skeleton. */
export function LoadingDashboard() {
  const { t } = useLingui();
  const late = useDelayed(true, 200);
  return (
    <div role="status" className={styles.band}>
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      {late && (
        <>
          <Skeleton width="100%" height={92} radius={8} />
          <div className={styles.grid}>
            {cards.map((height, index) => (
              <Skeleton key={index} width="100%" height={height} radius={12} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
