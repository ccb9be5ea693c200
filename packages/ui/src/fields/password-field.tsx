import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useState } from "react";
import { IconButton } from "../base/icon-button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "locked"> {
  /** The accessible name of the eye button. It does not change: the button's pressed state shows whether the password is visible. */
  showLabel: string;
}

export function PasswordField({ showLabel, autoComplete = "current-password", ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? "text" : "password"}
      autoComplete={autoComplete}
      mono={shown}
      autoCapitalize="none"
      spellCheck={false}
      placeholder={field.placeholder ?? " "}
      end={
        <IconButton
          icon={shown ? IconEyeOff : IconEye}
          label={showLabel}
          size="sm"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
