import type { AssistantQuote } from "@orbita/contract";
import { create } from "zustand";

/** A line that was quoted among many people, on the way to the CV that it stands in. */
const useFollowed = create<{ line: AssistantQuote | null }>(() => ({ line: null }));

export const followLine = (line: AssistantQuote): void => useFollowed.setState({ line });

/** For the CV that it leads to; it is followed once. */
export function takeFollowed(subject: string): AssistantQuote | null {
  const { line } = useFollowed.getState();
  if (line?.subject !== subject) return null;
  useFollowed.setState({ line: null });
  return line;
}
