import { useState } from "react";

/** Unsent comments of this page view, by place: closing the comments or opening another post does not lose them. */
const drafts = new Map<string, string>();

export function useCommentDraft(place: string, begin = ""): [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(place) ?? begin);
  return [
    text,
    (next) => {
      setText(next);
      if (next === "" || next === begin) drafts.delete(place);
      else drafts.set(place, next);
    },
  ];
}
