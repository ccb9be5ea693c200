import { Trans } from "@lingui/react/macro";
import type { Mention } from "@orbita/contract";
import { tokensOf, type PostTextToken } from "@orbita/contract/posts/tokens";
import { cx } from "@orbita/ui/cx.ts";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { shorten } from "./shorten.ts";
import { place } from "./place.ts";
import styles from "./post-text.module.css";

type Props = {
  text: string;
  mentions: readonly Mention[];
  /** Shows the whole text. True for comments, which are short already. */
  whole?: boolean | undefined;
  className?: string | undefined;
};

/** A text that a user wrote, with detected links. The text itself is never parsed as markup. */
export function PostText({ text, mentions, whole = false, className }: Props) {
  const [opened, setOpened] = useState(whole);
  const tokens = useMemo(() => tokensOf(text), [text]);
  const short = useMemo(() => (opened ? null : shorten(tokens)), [tokens, opened]);
  return (
    <>
      <p dir="auto" className={cx(styles.text, className)}>
        {(short ?? tokens).map((token, at) => (
          <Piece key={at} token={token} mentions={mentions} />
        ))}
      </p>
      {short && (
        <TextLink className={styles.more} onClick={() => setOpened(true)}>
          <Trans>Read more</Trans>
        </TextLink>
      )}
    </>
  );
}

function Piece({ token, mentions }: { token: PostTextToken; mentions: readonly Mention[] }) {
  switch (token.kind) {
    case "text":
      return token.text;
    case "link":
      // The tokenizer returns only http and https URLs as links, so the href is safe.
      return (
        <a href={token.url} target="_blank" rel="noopener nofollow ugc" className={styles.link}>
          <bdi>{token.text}</bdi>
        </a>
      );
    case "tag":
      return (
        <Link to="/feed/{-$part}/{-$key}" params={place("tag", token.tag)} className={styles.link} preload={false}>
          <bdi>{token.text}</bdi>
        </Link>
      );
    case "mention":
      return <Name token={token} mention={mentions.find(({ name }) => name === token.name.toLowerCase())} />;
  }
}

/** A mention of a person or a Space. It is plain text unless the viewer may open the mentioned page. */
function Name({
  token,
  mention,
}: {
  token: Extract<PostTextToken, { kind: "mention" }>;
  mention: Mention | undefined;
}) {
  if (!mention?.hasPage) return <bdi>{token.text}</bdi>;
  const shown = { className: styles.link, title: mention.label, children: <bdi>{token.text}</bdi> };
  return mention.kind === "person" ? (
    <Link to="/u/$username" params={{ username: mention.address }} preload={false} {...shown} />
  ) : (
    <Link to="/space/$url" params={{ url: mention.address }} preload={false} {...shown} />
  );
}
