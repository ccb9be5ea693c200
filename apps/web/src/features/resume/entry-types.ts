import type { Resume } from "@orbita/contract";

export type EntrySection =
  | "experience"
  | "education"
  | "certifications"
  | "courses"
  | "languages"
  | "technicalSkills"
  | "softSkills"
  | "interests";
export type Entry<K extends EntrySection> = Resume[K][number];

/** What every form of an entry is given. */
export type EntryFormProps<E> = {
  /** Null is a new one. */
  entry: E | null;
  form: string;
  onSave: (entry: E) => void;
  onCancel: () => void;
  onDelete?: (() => void) | undefined;
};
