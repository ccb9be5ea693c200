import type { AssistantQuote } from "@orbita/contract";
import { create } from "zustand";

/** The quoted line that the user clicked in an answer about several people, stored during the navigation to that person's CV. */
const useFollowed = create<{ line: AssistantQuote | null }>(() => ({ line: null }));

export const followLine = (line: AssistantQuote): void => useFollowed.setState({ line });

/** Returns the stored line if the CV contains it, and clears it, so that the CV scrolls to it only once. */
export function takeFollowed(subject: string): AssistantQuote | null {
  const { line } = useFollowed.getState();
  if (line?.subject !== subject) return null;
  useFollowed.setState({ line: null });
  return line;
}
