import { lazy, Suspense, type ComponentProps } from "react";
import { useAppTexts } from "~/shell/i18n/use-app-texts.ts";
import { useMe } from "~/shell/session/use-me.ts";

const LatestPosts = lazy(() => import("./latest-posts.tsx").then((module) => ({ default: module.LatestPosts })));

/**
 * The latest posts of a person or a Space, for signed-in users. They load after the page, together with their message catalogue.
 */
export function LazyLatestPosts(props: ComponentProps<typeof LatestPosts>) {
  const isReady = useAppTexts(useMe() !== null);
  return (
    isReady && (
      <Suspense>
        <LatestPosts {...props} />
      </Suspense>
    )
  );
}
