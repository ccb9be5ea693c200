import { postLimits } from "@orbita/contract/posts/limits";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { isEmpty, type Content } from "./content.ts";

const pauseMs = 1_000;
const nothing: Content = { text: "", images: [], jobPostId: null, previewId: null, channelId: null };
/** A channel alone is not content: such a draft is not saved. */
const signOf = (spaceId: string | null, content: Content): string =>
  isEmpty(content) ? "" : JSON.stringify([spaceId, content]);

const keep = (spaceId: string | null, body: Content) =>
  // Saving a draft is best effort: the text stays on the screen if it fails.
  void api()
    .posts.keepDraft({ query: spaceId ? { spaceId } : {}, body })
    .catch(() => undefined);

type Options = {
  /** False when editing a post: edits have no drafts. */
  wanted: boolean;
  spaceId: string | null;
  content: Content;
  /** False while images or the preview load: an incomplete draft is not saved. */
  settled: boolean;
  onFound: (draft: Content) => void;
};

/** Autosaves a draft per author (the user or a Space), and restores it when the editor opens. */
export function useDraft({ wanted, spaceId, content, settled, onFound }: Options) {
  const [foundAt, setFoundAt] = useState<string | null>(null);
  const kept = useRef("");
  const over = useRef(!wanted);
  const sign = signOf(spaceId, content);

  const found = useEffectEvent((draft: Content, at: string | null) => {
    if (over.current || !isEmpty(content) || isEmpty(draft)) return;
    kept.current = signOf(spaceId, draft);
    setFoundAt(at);
    onFound(draft);
  });
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const query = spaceId ? { spaceId } : {};
    void api()
      .posts.draft({ query })
      .then((answer) => current && answer?.draft && found(answer.draft, answer.at))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [wanted, spaceId]);

  const keepNow = useEffectEvent((what: string) => {
    if (over.current || what === kept.current || content.text.length > postLimits.text.max) return;
    kept.current = what;
    keep(spaceId, isEmpty(content) ? nothing : content);
  });
  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(() => keepNow(sign), pauseMs);
    return () => clearTimeout(timer);
  }, [sign, settled]);
  const leaveIt = useEffectEvent(() => {
    if (settled) keepNow(sign);
  });
  // Save on unmount, so that the last words are not lost.
  useEffect(() => () => leaveIt(), []);

  return {
    foundAt,
    /** The post was published or discarded: deletes the draft. */
    forget: (last: boolean) => {
      over.current = last;
      setFoundAt(null);
      if (wanted) keep(spaceId, nothing);
      kept.current = "";
    },
    /** The author changes: deletes the draft of the previous author. */
    leave: () => {
      if (wanted && kept.current !== "") keep(spaceId, nothing);
      kept.current = "";
    },
  };
}
