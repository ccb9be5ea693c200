import type { Resume, ResumeSection } from "@orbita/contract";
import { createContext, useContext } from "react";
import type { Changes } from "./changes.ts";

export type ResumeTools = {
  /** As it is shown: with what is not saved yet. */
  resume: Resume;
  /** Shown at once, saved when the hands rest, and taken back from the toast; the words say what was done. */
  change: (changes: Changes, words: string) => void;
  /** Told to who does not see it. */
  say: (words: string) => void;
  isOpen: (form: string) => boolean;
  openForm: (form: string) => void;
  closeForm: (form: string) => void;
  /** A form holds something that was not taken over yet. */
  setDirty: (form: string, dirty: boolean) => void;
  /** Makes the judging sections anew. */
  suggest: { run: () => void; busy: boolean; error: unknown };
};

const Tools = createContext<ResumeTools | null>(null);
export const ResumeToolsProvider = Tools.Provider;

export function useResumeTools(): ResumeTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error("this is a part of the resume page");
  return tools;
}

export type FixedPart = "contacts" | "wishes";
export const sectionId = (section: ResumeSection | FixedPart): string => `section-${section}`;
export const formOf = (section: string, entry = "new"): string => `${section}:${entry}`;
/** Where the focus goes back to when a form closes: its own button, or the section's. */
export const openerId = (form: string): string => `open-${form}`;

/** Drawn within some frames, or not at all. */
const framesToWait = 6;

/** After the page was drawn again: the first of these that comes to be there. */
export function focusSoon(...ids: readonly string[]): void {
  let left = framesToWait;
  const look = () => {
    const wanted = left-- > 0 ? ids.slice(0, 1) : ids;
    const element = wanted.map((id) => document.getElementById(id)).find((one) => one !== null);
    if (element) element.focus();
    else if (left >= 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
