import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useEffect, useEffectEvent, useRef } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import type { FeedControl } from "./use-feed.ts";
import styles from "./feed-list.module.css";

/**
 * Loads the next page when the user scrolls near it, or clicks its button, which the keyboard reaches.
 * After a failed request, only the button loads the next page.
 */
export function MorePosts({ more }: { more: FeedControl["more"] }) {
  const { i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const near = useRef(false);
  const ask = useEffectEvent(() => {
    if (more.isPending || more.isError) return;
    more.mutate(undefined, {
      // If this element is still in view after a short page, the observer does not fire again, so the next page is loaded at once.
      onSuccess: () => requestAnimationFrame(() => near.current && ask()),
    });
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        near.current = entry?.isIntersecting ?? false;
        if (near.current) ask();
      },
      { rootMargin: "600px 0px" },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.more}>
      {more.error && (
        <Text size="sm" tone="danger">
          <span role="alert">{failureText(i18n, more.error)}</span>
        </Text>
      )}
      <Button variant="outline" busy={more.isPending} onClick={() => more.mutate()}>
        <Trans>Show earlier posts</Trans>
      </Button>
    </div>
  );
}
