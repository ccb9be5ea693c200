import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@orbita/ui/base/skeleton.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { useDelayed } from "@orbita/ui/hooks/use-delayed.ts";
import styles from "./feed-list.module.css";

/** Skeleton of loading posts; renders nothing for the first 200 ms. */
export function LoadingPosts({ count = 3 }: { count?: number }) {
  const { t } = useLingui();
  const late = useDelayed(true, 200);
  return (
    <div role="status">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      {late &&
        Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.skeleton}>
            <div className={styles.skeletonHead}>
              <Skeleton width={44} height={44} radius={10} />
              <div className={styles.lines}>
                <Skeleton width={140} />
                <Skeleton width={200} />
              </div>
            </div>
            <Skeleton width="96%" />
            <Skeleton width="88%" />
            <Skeleton width="60%" />
          </div>
        ))}
    </div>
  );
}
