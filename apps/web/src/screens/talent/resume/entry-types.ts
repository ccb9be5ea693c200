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
export type ResumeEntry<K extends EntrySection> = Resume[K][number];

/** The props of every entry form. */
export type EntryFormProps<E> = {
  /** The entry to edit; null for a new entry. */
  entry: E | null;
  form: string;
  onSave: (entry: E) => void;
  onCancel: () => void;
  onDelete?: (() => void) | undefined;
};
