import { Trans } from "@lingui/react/macro";
import type { OwnSpace } from "@orbita/contract";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useState, type ReactNode } from "react";
import { AskSupportDialog } from "./ask-support-dialog.tsx";
import { useForm } from "./use-space-form.ts";

type Props = { id?: string; label: string; value: string; prefix?: ReactNode; why?: ReactNode };

/** A `SupportField` for the Space of the settings page. */
export function LockedField(props: Props) {
  const { readOnly, server } = useForm();
  return <SupportField {...props} space={server} mayAsk={!readOnly} />;
}

type SupportFieldProps = Props & { space: Pick<OwnSpace, "name" | "url">; mayAsk: boolean };

/** A read-only field that only support can change, with a link to contact support. */
export function SupportField({ why, space, mayAsk, ...field }: SupportFieldProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <TextField
        {...field}
        locked
        dir="auto"
        hint={
          <>
            {why} <Trans>Only support can edit this field.</Trans>{" "}
            {mayAsk && (
              <TextLink onClick={() => setAsking(true)}>
                <Trans>Request a change…</Trans>
              </TextLink>
            )}
          </>
        }
      />
      <AskSupportDialog
        key={field.value}
        opened={asking}
        onClose={() => setAsking(false)}
        space={space}
        field={field.label}
        value={field.value}
      />
    </>
  );
}
