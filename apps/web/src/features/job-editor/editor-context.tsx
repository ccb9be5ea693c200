import type { Listed, OwnJobPost } from "@orbita/contract";
import { createContext, useContext } from "react";
import type { FieldPath, FieldPathValue, UseFormReturn } from "react-hook-form";
import type { EditorValues } from "./editor-form.ts";

export type EditorForm = UseFormReturn<EditorValues, unknown, EditorValues>;
export type EditorPath = FieldPath<EditorValues>;

export type EditorTools = {
  form: EditorForm;
  post: OwnJobPost;
  readOnly: boolean;
  /** The words of the codes: those of the post, and of what was chosen since. */
  labels: OwnJobPost["labels"];
  learn: (value: Listed) => void;
  /** Writes into a field as a person would: it is a change, and is saved. */
  write: <Name extends EditorPath>(name: Name, value: FieldPathValue<EditorValues, Name>) => void;
};

const Tools = createContext<EditorTools | null>(null);
export const EditorToolsProvider = Tools.Provider;

/** What every part of the editor works with. */
export function useEditor(): EditorTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error("this is a part of the job editor");
  return tools;
}

/** Shows a field and puts the cursor into it; the ids of the fields are their paths. */
export function focusField(path: string): void {
  const element = document.getElementById(path) ?? document.getElementById(path.split(".")[0] ?? path);
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}
