import type { Resume, ResumeSection } from "@orbita/contract";
import { createContext, useContext } from "react";
import type { ResumeChanges } from "./changes.ts";

export type ResumeTools = {
  /** The resume as shown, including unsaved changes. */
  resume: Resume;
  /** Applies changes at once and saves them after a debounce. Shows `words`, which describe the action, in a toast with an undo button. */
  change: (changes: ResumeChanges, words: string) => void;
  /** Announces a message to screen readers. */
  say: (words: string) => void;
  isOpen: (form: string) => boolean;
  openForm: (form: string) => void;
  closeForm: (form: string) => void;
  /** Records whether a form has unsaved input. */
  setDirty: (form: string, dirty: boolean) => void;
  /** Generates the sections of automatic suggestions again. */
  suggest: { run: () => void; busy: boolean; error: unknown };
};

const Tools = createContext<ResumeTools | null>(null);
export const ResumeToolsProvider = Tools.Provider;

export function useResumeTools(): ResumeTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error("this is a part of the resume page");
  return tools;
}

export type FixedResumePart = "contacts" | "wishes";
export const sectionId = (section: ResumeSection | FixedResumePart): string => `section-${section}`;
export const formOf = (section: string, entry = "new"): string => `${section}:${entry}`;
/** Id of the button that opens a form. It gets the focus back when the form closes. */
export const openerId = (form: string): string => `open-${form}`;

/** How many frames to wait for an element to render before the focus goes to another element. */
const framesToWait = 6;

/**
 * Focuses the element with the first id once it has rendered.
 * After `framesToWait` frames, focuses the first of the ids that exists.
 */
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
