import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@orbita/ui/base/skeleton.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { useDelayed } from "@orbita/ui/hooks/use-delayed.ts";
import styles from "./pipeline.module.css";

const lanes = [4, 3, 2, 1, 1];

/** Loading state of the board: empty for 200 ms, then a skeleton. */
export function BoardLoading() {
  const { t } = useLingui();
  const late = useDelayed(true, 200);
  return (
    <div role="status">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      {late && (
        <div className={styles.skeletons}>
          {lanes.map((cards, lane) => (
            <div key={lane} className={styles.skeleton}>
              {Array.from({ length: cards }, (_, index) => (
                <Skeleton key={index} height={104} radius={8} />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
