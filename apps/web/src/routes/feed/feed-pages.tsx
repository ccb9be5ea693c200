import { SavedMatches } from "~/domain/saved-searches/saved-matches.tsx";
import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, type ComponentType } from "react";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import { FeedFrame } from "~/domain/feed/feed-frame.tsx";
import { FeedPage, SpacesPage } from "~/screens/community/feed/feed-page.tsx";
import { LoadingPosts } from "~/domain/feed/loading-posts.tsx";

type ParameterPageProps = { name: string };

/** Pages with a parameter in the path, such as `post/{id}`. */
const named: Partial<Record<string, ComponentType<ParameterPageProps>>> = {
  post: lazy(async () => {
    const { PostPage } = await import("~/screens/community/feed/post-page.tsx");
    return { default: ({ name }: ParameterPageProps) => <PostPage id={name} /> };
  }),
  tag: lazy(async () => {
    const { TagPage } = await import("~/screens/community/feed/tag-page.tsx");
    return { default: ({ name }: ParameterPageProps) => <TagPage tag={name} /> };
  }),
  channel: lazy(async () => {
    const { ChannelPage } = await import("~/screens/community/channels/channel-page.tsx");
    return { default: ({ name }: ParameterPageProps) => <ChannelPage url={name} /> };
  }),
  decision: lazy(async () => {
    const { OwnDecision } = await import("~/screens/community/decision/own-pages.tsx");
    return { default: ({ name }: ParameterPageProps) => <OwnDecision id={name} /> };
  }),
};

/** Pages without a parameter, such as `channels`. */
const single: Partial<Record<string, ComponentType>> = {
  spaces: SpacesPage,
  reports: lazy(async () => ({ default: (await import("~/screens/community/decision/own-pages.tsx")).OwnReports })),
  channels: lazy(async () => ({
    default: (await import("~/screens/community/channels/channels-page.tsx")).ChannelsPage,
  })),
};

type Props = { part: string | undefined; name: string | undefined };

/**
 * Pages under /feed: the feed itself, `post/{id}`, `channels`, `channel/{url}`, `tag/{tag}`, `spaces`, `reports`, `decision/{id}`.
 */
export function FeedPages({ part, name }: Props) {
  const { t } = useLingui();
  if (part === undefined) return <FeedPage />;
  const Named = name === undefined ? undefined : named[part];
  const Single = name === undefined ? single[part] : undefined;
  if (!Named && !Single) return <NotFoundPage />;
  return (
    <Suspense
      fallback={
        <FeedFrame title={t`Feed`} aside={<SavedMatches />}>
          <LoadingPosts />
        </FeedFrame>
      }
    >
      {Named && name !== undefined ? <Named name={name} /> : Single && <Single />}
    </Suspense>
  );
}
