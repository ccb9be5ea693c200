import { postLimits } from "@orbita/contract/posts/limits";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { isEmpty, type Content } from "./content.ts";

const pauseMs = 1_000;
const nothing: Content = { text: "", images: [], jobPostId: null, previewId: null, channelId: null };
/** Where it stands is no text: a place alone is not kept. */
const signOf = (spaceId: string | null, content: Content): string =>
  isEmpty(content) ? "" : JSON.stringify([spaceId, content]);

const keep = (spaceId: string | null, body: Content) =>
  // Keeping is a help: what is on the screen stays there without it.
  void api()
    .posts.keepDraft({ query: spaceId ? { spaceId } : {}, body })
    .catch(() => undefined);

type Options = {
  /** None where something said already is changed: that is no draft. */
  wanted: boolean;
  spaceId: string | null;
  content: Content;
  /** Until what is there is drawn whole, nothing of it is kept. */
  settled: boolean;
  onFound: (draft: Content) => void;
};

/** What one writes is kept while one writes, for each voice by itself, and is there again when one comes back. */
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
  // Who leaves while writing finds it again.
  useEffect(() => () => leaveIt(), []);

  return {
    foundAt,
    /** Said, or thrown away: nothing is to be found again. */
    forget: (last: boolean) => {
      over.current = last;
      setFoundAt(null);
      if (wanted) keep(spaceId, nothing);
      kept.current = "";
    },
    /** What was written goes over to another voice: the first one has it no more. */
    leave: () => {
      if (wanted && kept.current !== "") keep(spaceId, nothing);
      kept.current = "";
    },
  };
}
