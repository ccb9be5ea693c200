import { IconSearch } from "@tabler/icons-react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export type SearchFieldProps = Omit<TextFieldProps, "type" | "hideLabel">;

/** A search box. Its label is for screen readers only. */
export function SearchField({ icon = IconSearch, size = "sm", ...field }: SearchFieldProps) {
  return <TextField {...field} icon={icon} size={size} type="search" hideLabel placeholder={field.placeholder} />;
}
