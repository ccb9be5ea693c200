import { postLimits } from "@orbita/contract/posts/limits";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { isEmptyContent, type ComposerContent } from "./content.ts";

const pauseMs = 1_000;
const nothing: ComposerContent = { text: "", images: [], jobPostId: null, previewId: null, channelId: null };
/** A string that changes whenever the draft does. It is empty for a draft without content; a selected channel alone is not content. */
const signOf = (spaceId: string | null, content: ComposerContent): string =>
  isEmptyContent(content) ? "" : JSON.stringify([spaceId, content]);

const keep = (spaceId: string | null, body: ComposerContent) =>
  // Saving a draft is best effort: if it fails, the text is still on the screen.
  void api()
    .posts.keepDraft({ query: spaceId ? { spaceId } : {}, body })
    .catch(() => undefined);

type UseDraftOptions = {
  /** Whether to save a draft. False when editing a post: edits have no drafts. */
  wanted: boolean;
  spaceId: string | null;
  content: ComposerContent;
  /** False while images or the link preview load: an incomplete draft is not saved. */
  settled: boolean;
  onFound: (draft: ComposerContent) => void;
};

/** Autosaves a draft per author (the user or a Space), and restores it when the editor opens. */
export function useDraft({ wanted, spaceId, content, settled, onFound }: UseDraftOptions) {
  const [foundAt, setFoundAt] = useState<string | null>(null);
  const kept = useRef("");
  const over = useRef(!wanted);
  /** True from the response with a draft until the editor shows it: the empty editor must not overwrite the stored draft. */
  const isRestoring = useRef(false);
  const sign = signOf(spaceId, content);
  useEffect(() => {
    if (sign !== "") isRestoring.current = false;
  }, [sign]);

  const found = useEffectEvent((draft: ComposerContent, at: string | null) => {
    if (over.current || !isEmptyContent(content) || isEmptyContent(draft)) return;
    kept.current = signOf(spaceId, draft);
    isRestoring.current = true;
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
    if (isRestoring.current && isEmptyContent(content)) return;
    kept.current = what;
    keep(spaceId, isEmptyContent(content) ? nothing : content);
  });
  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(() => keepNow(sign), pauseMs);
    return () => clearTimeout(timer);
  }, [sign, settled]);
  const leaveIt = useEffectEvent(() => {
    if (settled) keepNow(sign);
  });
  // Saves the draft on unmount, so that the last words are not lost.
  useEffect(() => () => leaveIt(), []);

  return {
    foundAt,
    /** Deletes the draft after the post was published or discarded. */
    forget: (last: boolean) => {
      over.current = last;
      isRestoring.current = false;
      setFoundAt(null);
      if (wanted) keep(spaceId, nothing);
      kept.current = "";
    },
    /** Deletes the draft of the previous author when the user selects another author. */
    leave: () => {
      if (wanted && kept.current !== "") keep(spaceId, nothing);
      kept.current = "";
    },
  };
}
