import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Delay before scrolling to the top, from specification §9. */
const scrollDelayMs = 100;

/** After a navigation, focuses the heading of the new page and scrolls to the top. Going back restores the scroll position. */
export function usePageChange(): void {
  const router = useRouter();
  useEffect(() => {
    let forward = false;
    let left = readHeading();
    const stopWatching = router.history.subscribe(({ action }) => {
      forward = action.type === "PUSH" || action.type === "REPLACE";
    });
    const stopNoting = router.subscribe("onBeforeNavigate", () => (left = readHeading()));
    const stopListening = router.subscribe("onResolved", ({ pathChanged, toLocation }) => {
      if (!pathChanged) return;
      focusHeading(left);
      if (forward && !toLocation.hash)
        setTimeout(() => window.scrollTo({ top: 0, behavior: "instant" }), scrollDelayMs);
    });
    return () => {
      stopWatching();
      stopNoting();
      stopListening();
    };
  }, [router]);
}

let waiting: MutationObserver | undefined;

/** The current heading, as its element and its text: React may reuse the element for the next page. */
const readHeading = () => {
  const element = document.querySelector<HTMLElement>("main h1");
  return { element, words: element?.textContent };
};

/**
 * Focuses the heading of the new page.
 * Waits for that heading while a part of the page is loading or the previous page is still shown.
 * Stops waiting when the user moves the focus, for example into a dialog.
 */
function focusHeading(left: ReturnType<typeof readHeading>): void {
  waiting?.disconnect();
  const before = document.activeElement;
  const isStillThere = () => {
    const { element, words } = readHeading();
    return left.element !== null && element === left.element && words === left.words;
  };
  if (!isStillThere() && isFocused()) return;
  waiting = new MutationObserver(() => {
    const wentOn = document.activeElement !== before && document.activeElement !== document.body;
    if (wentOn || (!isStillThere() && isFocused())) waiting?.disconnect();
  });
  waiting.observe(document.body, { childList: true, subtree: true, characterData: true });
}

function isFocused(): boolean {
  // If the page has focused an element itself, such as the only field of a form, that element keeps the focus.
  if (document.activeElement?.closest("main")) return true;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
