import type { AssistantQuote } from "@orbita/contract";
import { useEffect, useState } from "react";
import type { ResumeQuote } from "~/domain/resumes/marked.tsx";
import type { AssistantDrawerProps } from "./assistant-drawer.tsx";
import { takeFollowed } from "./followed-line.ts";

/** How long to wait for a CV that is still loading, before scrolling to the entry instead of the exact line. */
const patienceMs = 4000;

/** The element to focus for a marked line: the button or link around the mark, or else the mark itself. */
const targetOf = (mark: HTMLElement): HTMLElement => mark.closest<HTMLElement>("button, a") ?? mark;

function visit(element: HTMLElement): void {
  if (!element.matches("button, a")) element.tabIndex = -1;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
}

/** Scrolls to the active mark once it is rendered, or after the timeout to the entry that contains the line. */
function showLine({ itemId }: ResumeQuote): void {
  const until = performance.now() + patienceMs;
  const look = () => {
    const mark = document.querySelector<HTMLElement>("mark[data-active]");
    if (mark) return visit(targetOf(mark));
    if (performance.now() < until) return void requestAnimationFrame(look);
    const entry = itemId && document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(itemId)}"]`);
    if (entry) visit(entry);
  };
  // Waits two frames, because a closing dialog restores the focus first.
  requestAnimationFrame(() => requestAnimationFrame(look));
}

/** Media query for screens wide enough for a CV and the drawer side by side. */
const roomBeside = "(min-width: 75em)";
const none: readonly ResumeQuote[] = [];

export type AssistantControl = {
  readonly opened: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Props for `MarkedLines` around the CV. */
  readonly marks: { readonly quotes: readonly ResumeQuote[]; readonly active: ResumeQuote | null };
  /** Props for `Assistant`, in addition to the topic. */
  readonly drawer: Omit<AssistantDrawerProps, "topic"> & { readonly opened: boolean };
};

/**
 * The assistant beside a CV: whether it is open, and which lines it quotes.
 * `onGo` makes the CV visible where it may be hidden, for example in a tab.
 */
export function useAssistant(subject: string, onGo?: (quote: AssistantQuote) => void): AssistantControl {
  const [opened, setOpened] = useState(false);
  const [quotes, setQuotes] = useState(none);
  const [active, setActive] = useState<ResumeQuote | null>(null);
  const look = (quote: AssistantQuote) => {
    onGo?.(quote);
    setActive(quote);
    showLine(quote);
  };
  useEffect(() => {
    setQuotes(none);
    setActive(null);
    const followed = takeFollowed(subject);
    if (followed) look(followed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the effect runs once for each CV
  }, [subject]);
  const close = () => setOpened(false);
  const go = (quote: AssistantQuote) => {
    // On smaller screens the drawer closes, because it covers the CV and would hide the quoted line.
    if (!matchMedia(roomBeside).matches) close();
    look(quote);
  };
  return {
    opened,
    open: () => setOpened(true),
    close,
    marks: { quotes: active ? [active, ...quotes] : quotes, active },
    drawer: { opened, onClose: close, onGo: go, onQuotes: setQuotes },
  };
}
