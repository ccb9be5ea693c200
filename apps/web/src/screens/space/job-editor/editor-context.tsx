import type { LabelledCode, OwnJobPost } from "@orbita/contract";
import { createContext, useContext } from "react";
import type { FieldPath, FieldPathValue, UseFormReturn } from "react-hook-form";
import type { EditorValues } from "./editor-form.ts";

export type EditorForm = UseFormReturn<EditorValues, unknown, EditorValues>;
export type EditorPath = FieldPath<EditorValues>;

export type EditorTools = {
  form: EditorForm;
  post: OwnJobPost;
  readOnly: boolean;
  /** Labels of codes: those that came with the post, and those of values chosen since. */
  labels: OwnJobPost["labels"];
  learn: (value: LabelledCode) => void;
  /** Writes a value into a field as if the user had typed it: marks the field as changed and triggers saving. */
  write: <Name extends EditorPath>(name: Name, value: FieldPathValue<EditorValues, Name>) => void;
};

const Tools = createContext<EditorTools | null>(null);
export const EditorToolsProvider = Tools.Provider;

/** The form and tools shared by all parts of the editor. */
export function useEditor(): EditorTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error("this is a part of the job editor");
  return tools;
}

/** Scrolls to a field and focuses it. The id of a field is its path. */
export function focusField(path: string): void {
  const element = document.getElementById(path) ?? document.getElementById(path.split(".")[0] ?? path);
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}
