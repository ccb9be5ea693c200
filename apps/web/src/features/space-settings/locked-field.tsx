import { Trans } from "@lingui/react/macro";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useState, type ReactNode } from "react";
import { AskSupportDialog } from "./ask-support-dialog.tsx";
import { useForm } from "./use-space-form.ts";

type Props = { id?: string; label: string; value: string; prefix?: ReactNode; why?: ReactNode };

/** Readable, changed by support alone, which can be asked from here. */
export function LockedField({ why, ...field }: Props) {
  const { readOnly } = useForm();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <TextField
        {...field}
        locked
        dir="auto"
        hint={
          <>
            {why} <Trans>Only through support.</Trans>{" "}
            {!readOnly && (
              <TextLink onClick={() => setAsking(true)}>
                <Trans>Ask</Trans>
              </TextLink>
            )}
          </>
        }
      />
      <AskSupportDialog
        key={field.value}
        opened={asking}
        onClose={() => setAsking(false)}
        field={field.label}
        value={field.value}
      />
    </>
  );
}
