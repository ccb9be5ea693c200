import { useLingui } from "@lingui/react/macro";
import type { FeedPost } from "@orbita/contract";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import { Link } from "@tanstack/react-router";
import { place } from "~/domain/posts/place.ts";

/**
 * Explains why a post is in the user's feed, with a link to the followed author, tag or channel, or to the post.
 * The feed is ordered by time only.
 */
export function useFeedReason({ id, why, channel, author }: FeedPost): { words: string; link: LinkElement } {
  const { t } = useLingui();
  const name = why.name ?? author.name;
  const tag = `#${name}`;
  const url = channel ? `#${channel.url}` : "";
  const here = <Link to="/feed/{-$part}/{-$key}" params={place("post", id)} />;
  const there = pageOf(author) ?? here;
  switch (why.kind) {
    case "own":
      return { words: t`You or your Space wrote it`, link: here };
    case "mentioned":
      return { words: t`The post mentions you`, link: here };
    case "person":
    case "space":
      return { words: t`You follow ${name}`, link: there };
    case "tag":
      return {
        words: t`You follow ${tag}`,
        link: <Link to="/feed/{-$part}/{-$key}" params={place("tag", name)} />,
      };
    case "channel":
      return {
        words: t`You’re a member of ${url}`,
        link: <Link to="/feed/{-$part}/{-$key}" params={place("channel", channel?.url)} />,
      };
    case "common":
      return { words: t`It’s in the main feed, which everyone can see`, link: here };
  }
}

const pageOf = ({ voice, address, hasPage }: FeedPost["author"]): LinkElement | null => {
  if (!address || !hasPage || voice === "house") return null;
  return voice === "space" ? (
    <Link to="/space/$url" params={{ url: address }} />
  ) : (
    <Link to="/u/$username" params={{ username: address }} />
  );
};
