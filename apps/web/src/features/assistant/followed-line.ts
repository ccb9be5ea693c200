import type { AssistantQuote } from "@orbita/contract";
import { create } from "zustand";

/** A line quoted from several people, kept during the navigation to its CV. */
const useFollowed = create<{ line: AssistantQuote | null }>(() => ({ line: null }));

export const followLine = (line: AssistantQuote): void => useFollowed.setState({ line });

/** Returns the line for the CV that contains it, and clears it so that it is followed only once. */
export function takeFollowed(subject: string): AssistantQuote | null {
  const { line } = useFollowed.getState();
  if (line?.subject !== subject) return null;
  useFollowed.setState({ line: null });
  return line;
}
