import { useState } from "react";

/** What was begun on this page and not yet said: closing the comments, or reading another post, does not lose it. */
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
